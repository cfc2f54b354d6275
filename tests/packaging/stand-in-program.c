// The program of a deb in a test: logs its arguments, stays open with --hidden, and on --quit ends the open program unless that is busy.
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int count, char **given) {
  FILE *log = fopen("/tmp/diwan.log", "a");
  for (int at = 1; at < count; at++) fprintf(log, "%s%s", at > 1 ? " " : "", given[at]);
  fprintf(log, " [%s]\n", getenv("DISPLAY") ? getenv("DISPLAY") : "");
  fclose(log);
  const char *first = count > 1 ? given[1] : "";
  if (strcmp(first, "--version") == 0) return puts("1.0.0") < 0;
  if (strcmp(first, "--hidden") == 0) {
    FILE *own = fopen("/tmp/diwan.pid", "w");
    fprintf(own, "%d", getpid());
    fclose(own);
    return pause();
  }
  if (strcmp(first, "--quit") != 0) return 0;
  if (access("/tmp/diwan.busy", F_OK) == 0) return 3;
  FILE *other = fopen("/tmp/diwan.pid", "r");
  int pid = 0;
  if (other == NULL || fscanf(other, "%d", &pid) != 1) return 0;
  kill(pid, SIGKILL);
  return 0;
}
