/** The C source of a library that is loaded before a program: its random numbers and time are given, and a file is watched. */

/** The exit code of a program that was ended because the watched file is complete. */
export const WRITTEN_EXIT_CODE = 86;

/**
 * Environment: LUDOTECA_RANDOM holds the results of rand(), after which a fixed sequence follows; LUDOTECA_RESULT and LUDOTECA_WRITES
 * hold the end of the watched path and how often it is written.
 */
export const RANDOM_PRELOAD_SOURCE = `#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const char *given;
static int asked;
static unsigned long state = 1;

int rand(void) {
  if (!asked) given = getenv("LUDOTECA_RANDOM");
  asked = 1;
  if (given) {
    char *end;
    long number = strtol(given, &end, 10);
    if (end != given) {
      given = end;
      return (int)number;
    }
  }
  state = state * 6364136223846793005UL + 1442695040888963407UL;
  return (int)(state >> 33);
}

long random(void) { return rand(); }
void srand(unsigned seed) { (void)seed; }
void srandom(unsigned seed) { (void)seed; }

time_t time(time_t *result) {
  time_t now = 1700000000;
  if (result) *result = now;
  return now;
}

static FILE *watched;
static int writes;

static FILE *watch(const char *name, const char *path, const char *mode) {
  FILE *(*real)(const char *, const char *) = dlsym(RTLD_NEXT, name);
  FILE *file = real(path, mode);
  const char *result = getenv("LUDOTECA_RESULT");
  if (file && result && strchr(mode, 'w') && strlen(path) >= strlen(result)
      && !strcmp(path + strlen(path) - strlen(result), result)) watched = file;
  return file;
}

FILE *fopen(const char *path, const char *mode) { return watch("fopen", path, mode); }
FILE *fopen64(const char *path, const char *mode) { return watch("fopen64", path, mode); }

int fclose(FILE *file) {
  int (*real)(FILE *) = dlsym(RTLD_NEXT, "fclose");
  int code = real(file);
  const char *limit = getenv("LUDOTECA_WRITES");
  if (file == watched) {
    watched = NULL;
    if (limit && ++writes == atoi(limit)) _exit(${WRITTEN_EXIT_CODE});
  }
  return code;
}
`;
