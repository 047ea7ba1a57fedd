/** The size limit of files that are read as a whole. */

/** For packed and unpacked bytes; an archive of 5,000 entries needs less than a sixteenth of it. */
export const MAX_FILE_BYTES = 16 * 2 ** 20;
