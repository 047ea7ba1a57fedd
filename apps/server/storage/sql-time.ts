/** The time of the PostgreSQL server in SQL, which all servers and workers share. */

/** Milliseconds since 1970. */
export const SQL_NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
