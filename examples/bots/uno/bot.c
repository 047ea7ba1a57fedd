/* A bot for Uno in C: plays the first card that fits, buys one if none does. cc -o bot bot.c */
#include <stdio.h>
#include <string.h>

static char hand[200][8], value[8], suit[8], me[16], line[2000];
static int cards = 0, owed = 0;

/* A suit is the last three bytes of a card, and its value all that comes before. */
static const char *suit_of(const char *card) { return card + strlen(card) - 3; }
static int is_wild(const char *card) { return card[0] == 'A' || card[0] == 'C'; }

static void lay(const char *card, const char *named) {
  snprintf(value, sizeof value, "%.*s", (int)(strlen(card) - 3), card);
  snprintf(suit, sizeof suit, "%s", named[0] ? named : suit_of(card));
  owed = card[0] == 'V' ? 2 : card[0] == 'C' ? 4 : 0;
}

static int fits(const char *card) {
  return is_wild(card) || strcmp(suit_of(card), suit) == 0 ||
         (strncmp(card, value, strlen(value)) == 0 && strlen(card) == strlen(value) + 3);
}

static void buy(int count) {
  printf("BUY %d\n", count);
  fflush(stdout);
  while (count-- > 0 && fgets(line, sizeof line, stdin)) sscanf(line, "%7s", hand[cards++]);
}

static void play(void) {
  if (owed) {
    buy(owed);
    owed = 0;
    return;
  }
  for (int i = 0; i < cards; i++) {
    if (!fits(hand[i])) continue;
    printf(is_wild(hand[i]) ? "DISCARD %s %s\n" : "DISCARD %s\n", hand[i], suit_of(hand[i]));
    fflush(stdout);
    lay(hand[i], "");
    owed = 0; /* for the next player to pay */
    memmove(hand[i], hand[i + 1], sizeof hand[0] * (size_t)(--cards - i));
    return;
  }
  buy(1);
}

int main(void) {
  while (fgets(line, sizeof line, stdin)) {
    char verb[16] = "", first[16] = "", second[16] = "";
    sscanf(line, "%15s %15s %15s", verb, first, second);
    if (!strcmp(verb, "YOU")) strcpy(me, first);
    if (!strcmp(verb, "TABLE") || !strcmp(verb, "DISCARD")) lay(first, second);
    if (!strcmp(verb, "BUY") || !strcmp(verb, "INVALID")) owed = 0;
    if (!strcmp(verb, "HAND"))
      for (char *card = strtok(line + 6, " ]\n"); card; card = strtok(NULL, " ]\n")) strcpy(hand[cards++], card);
    if (!strcmp(verb, "TURN") && !strcmp(first, me)) play();
  }
}
