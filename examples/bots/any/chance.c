/* Plays any game at random, without a JSON library: it only has to count the options.  cc -O2 -o chance chance.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* How many values stand in the list that begins here, just after its bracket. */
static int count(const char *text)
{
    int depth = 0, values = 1, quoted = 0;
    for (; *text; text++) {
        if (quoted) {
            if (*text == '\\' && text[1])
                text++;
            else if (*text == '"')
                quoted = 0;
        } else if (*text == '"')
            quoted = 1;
        else if (*text == '[' || *text == '{')
            depth++;
        else if (*text == ']' || *text == '}') {
            if (depth-- == 0)
                return values;
        } else if (*text == ',' && depth == 0)
            values++;
    }
    return values;
}

int main(void)
{
    char *line = NULL;
    size_t size = 0;

    srand(getpid());
    while (getline(&line, &size, stdin) > 0) {
        const char *number = strstr(line, "\"number\":");
        const char *options = strstr(line, "\"options\":[");
        if (strncmp(line, "{\"type\":\"question\"", 18) != 0 || !number || !options)
            continue; /* hello, view, event and over: a bot that thinks would look at them */
        printf("{\"type\":\"answer\",\"number\":%d,\"option\":%d}\n", atoi(number + 9),
               rand() % count(options + 11));
        fflush(stdout);
    }
    free(line);
    return 0;
}
