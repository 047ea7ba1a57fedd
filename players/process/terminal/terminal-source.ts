/** The C source of a program that runs another one at a pseudo-terminal and types its input. */

/** The exit code if no pseudo-terminal can be opened. */
const NO_TERMINAL_EXIT_CODE = 71;

/** Usage: SECONDS INPUT PROGRAM WORDS…; the environment names the library to load in PRELOAD. What the program prints is discarded. */
export const TERMINAL_SOURCE = `#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { END_OF_INPUT = 4, PIECE = 512 };

static pid_t program;
static char typed[1 << 16], output[1 << 16];

static void stop(int signal) {
  (void)signal;
  kill(program, SIGKILL);
}

int main(int words, char **word) {
  int terminal, status, input = open(word[2], O_RDONLY);
  if (words < 4 || input < 0) return 1;
  ssize_t length = read(input, typed, sizeof typed - 1), written = 0;
  if (length < 0) length = 0;
  typed[length++] = END_OF_INPUT;
  program = forkpty(&terminal, NULL, NULL, NULL);
  if (program < 0) return ${NO_TERMINAL_EXIT_CODE};
  if (program == 0) {
    const char *preload = getenv("PRELOAD");
    if (preload) setenv("LD_PRELOAD", preload, 1);
    execv(word[3], word + 3);
    _exit(127);
  }
  signal(SIGALRM, stop);
  alarm(atoi(word[1]));
  for (;;) {
    struct pollfd ready = { terminal, written < length ? POLLIN | POLLOUT : POLLIN, 0 };
    if (poll(&ready, 1, -1) < 0) continue;
    if (ready.revents & POLLIN && read(terminal, output, sizeof output) <= 0) break;
    if (ready.revents & POLLOUT) {
      ssize_t rest = length - written, size = write(terminal, typed + written, rest < PIECE ? rest : PIECE);
      if (size > 0) written += size;
    }
    if (ready.revents & (POLLHUP | POLLERR) && !(ready.revents & POLLIN)) break;
  }
  while (waitpid(program, &status, 0) < 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
`;
