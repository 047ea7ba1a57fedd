/** Searches the fields of plain data, however deeply nested. */

/** Whether some field anywhere in the data passes the test. */
export function someField(data: unknown, test: (field: string, value: unknown) => boolean): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if (Array.isArray(data)) return data.some((element) => someField(element, test));
  return Object.entries(data).some(([field, value]) => test(field, value) || someField(value, test));
}
