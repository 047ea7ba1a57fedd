/* A small Risika for the tests of `compare`. It loads salvataggio.rsk, plays rounds, and saves on request.
   With -DPLANTED the defender loses ties. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TERRITORIES = 26, PLAYERS = 6, CARDS = 28, FACULTIES = 6, LIMIT = 100, MAX_DICE = 3 };

static const char *const LINKS[TERRITORIES] = {
  "2 12 17", "2 3", "0 1", "1 4 19", "3 5", "4 7", "7 8", "5 6", "6 10 16", "10 20", "8 9 11", "10", "0 13 14",
  "12 14 16", "12 13 15", "14 17", "8 13", "0 15 18", "17 19 21", "3 18 20 21 22", "9 19", "18 19", "19 23 25",
  "22 24", "23 25", "22 24",
};
static const int FIRST[FACULTIES + 1] = { 0, 5, 8, 12, 17, 22, 26 }, BONUS[FACULTIES] = { 3, 2, 2, 4, 4, 2 };

typedef struct {
  char name[24];
  int colour, count, cards[CARDS];
} Player;

static Player players[PLAYERS];
static int count, starter, owner[TERRITORIES], armies[TERRITORIES], deck[CARDS], in_deck;

static int number(FILE *file) {
  int value = 0;
  if (fread(&value, sizeof value, 1, file) != 1) exit(1);
  return value;
}

static void put(FILE *file, int value) { fwrite(&value, sizeof value, 1, file); }

static void load(void) {
  FILE *file = fopen("salvataggio.rsk", "rb");
  if (!file) exit(1);
  count = number(file);
  starter = number(file);
  for (int i = 0; i < count; i++) {
    if (fread(players[i].name, sizeof players[i].name, 1, file) != 1) exit(1);
    players[i].colour = number(file);
    players[i].count = number(file);
    for (int j = 0; j < players[i].count; j++) players[i].cards[j] = number(file);
  }
  for (int i = 0; i < TERRITORIES; i++) {
    int id = number(file);
    owner[id] = number(file);
    armies[id] = number(file);
  }
  in_deck = number(file);
  for (int i = 0; i < in_deck; i++) deck[i] = number(file);
  fclose(file);
}

static int held(int player) {
  int territories = 0;
  for (int i = 0; i < TERRITORIES; i++) territories += owner[i] == player;
  return territories;
}

static void save(void) {
  FILE *file = fopen("salvataggio.rsk", "wb");
  int block[PLAYERS], alive = 0;
  for (int i = 0; i < count; i++) block[i] = held(i) ? alive++ : -1;
  put(file, alive);
  put(file, block[starter]);
  for (int i = 0; i < count; i++) {
    if (block[i] < 0) continue;
    fwrite(players[i].name, sizeof players[i].name, 1, file);
    put(file, players[i].colour);
    put(file, players[i].count);
    for (int j = 0; j < players[i].count; j++) put(file, players[i].cards[j]);
  }
  for (int i = 0; i < TERRITORIES; i++) {
    put(file, i);
    put(file, block[owner[i]]);
    put(file, armies[i]);
  }
  put(file, in_deck);
  for (int i = 0; i < in_deck; i++) put(file, deck[i]);
  fclose(file);
}

static int ask(const char *question) {
  int answer;
  printf("%s ", question);
  if (scanf("%d", &answer) != 1) exit(0);
  return answer;
}

static int agrees(const char *question) {
  char answer;
  printf("%s ", question);
  if (scanf(" %c", &answer) != 1) exit(0);
  return answer == 'y';
}

static int linked(int from, int to) {
  char links[64], *link;
  strcpy(links, LINKS[from]);
  for (link = strtok(links, " "); link; link = strtok(NULL, " "))
    if (atoi(link) == to) return 1;
  return 0;
}

/* Whether a territory with two armies has a neighbour of the player, or one of another player. */
static int can_go(int player, int own) {
  for (int from = 0; from < TERRITORIES; from++)
    for (int to = 0; to < TERRITORIES; to++)
      if (owner[from] == player && armies[from] > 1 && linked(from, to) && (owner[to] == player) == own) return 1;
  return 0;
}

static int on_board(int player) {
  int sum = 0;
  for (int i = 0; i < TERRITORIES; i++) sum += owner[i] == player ? armies[i] : 0;
  return sum;
}

/* Coffee, beer, wine, joker: by card. */
static const char WEAPONS[] = "wbwbcwbcwccbwcbcwcbccbccbcjj";

/* The armies for three cards; 0 if they are not a set. */
static int worth(int a, int b, int c) {
  int coffee = 0, beer = 0, wine = 0, joker = 0, cards[] = { a, b, c };
  for (int i = 0; i < 3; i++) {
    coffee += WEAPONS[cards[i]] == 'c';
    beer += WEAPONS[cards[i]] == 'b';
    wine += WEAPONS[cards[i]] == 'w';
    joker += WEAPONS[cards[i]] == 'j';
  }
  if (joker) return joker == 1 && (coffee == 2 || beer == 2 || wine == 2) ? 10 : 0;
  return coffee == 3 ? 2 : beer == 3 ? 4 : wine == 3 ? 6 : coffee == 1 && beer == 1 ? 8 : 0;
}

static int has_set(const Player *player) {
  const int *cards = player->cards;
  for (int i = 0; i < player->count; i++)
    for (int j = i + 1; j < player->count; j++)
      for (int k = j + 1; k < player->count; k++)
        if (worth(cards[i], cards[j], cards[k])) return 1;
  return 0;
}

static void put_back(Player *player, int card) {
  for (int i = 0; i < player->count; i++)
    if (player->cards[i] == card) {
      memmove(player->cards + i, player->cards + i + 1, (--player->count - i) * sizeof card);
      break;
    }
  deck[in_deck++] = card;
}

static int play_set(int player) {
  if (!has_set(&players[player]) || !agrees("a set?")) return 0;
  int a = ask("card?"), b = ask("card?"), c = ask("card?"), cards[] = { a, b, c }, more = worth(a, b, c);
  for (int i = 0; i < 3; i++) {
    more += cards[i] < TERRITORIES && owner[cards[i]] == player;
    put_back(&players[player], cards[i]);
  }
  return more;
}

static void reinforce(int player) {
  int more = held(player) / 3, room;
  for (int faculty = 0; faculty < FACULTIES; faculty++) {
    int all = 1;
    for (int i = FIRST[faculty]; i < FIRST[faculty + 1]; i++) all &= owner[i] == player;
    if (all) more += BONUS[faculty];
  }
  room = LIMIT - on_board(player);
  more += play_set(player);
  if (more > room) more = room > 0 ? room : 0;
  while (more > 0) {
    int territory = ask("where?"), placed = ask("how many?");
    armies[territory] += placed;
    more -= placed;
  }
}

static void roll(int *dice, int amount) {
  for (int i = 0; i < amount; i++) dice[i] = 1 + rand() % 6;
  for (int i = 0; i < amount; i++)
    for (int j = i + 1; j < amount; j++)
      if (dice[j] > dice[i]) {
        int higher = dice[j];
        dice[j] = dice[i];
        dice[i] = higher;
      }
}

static void conquer(int player, int from, int to, int dice) {
  int loser = owner[to], moved = dice;
  owner[to] = player;
  if (armies[from] - 1 > dice) moved = ask("how many move in?");
  armies[from] -= moved;
  armies[to] = moved;
  if (held(loser) > 0) return;
  for (int i = 0; i < players[loser].count; i++) players[player].cards[players[player].count++] = players[loser].cards[i];
  players[loser].count = 0;
  while (!held(starter)) starter = (starter + 1) % count;
}

/* Returns whether a territory was conquered. */
static int attack(int player) {
  int from = ask("from?"), to = ask("to?"), dice = ask("dice?");
  int defenders = armies[to] > 1 ? ask("dice of the defender?") : 1;
  int red[MAX_DICE], blue[MAX_DICE];
  roll(red, dice);
  roll(blue, defenders);
  for (int i = 0; i < dice && i < defenders; i++) {
#ifdef PLANTED
    if (red[i] >= blue[i]) armies[to]--;
#else
    if (red[i] > blue[i]) armies[to]--;
#endif
    else armies[from]--;
  }
  if (armies[to] > 0) return 0;
  conquer(player, from, to, dice);
  return 1;
}

static void draw(int player) {
  if (in_deck == 0) return;
  players[player].cards[players[player].count++] = deck[0];
  memmove(deck, deck + 1, --in_deck * sizeof *deck);
}

static void take_turn(int player) {
  int conquered = 0;
  reinforce(player);
  while (can_go(player, 0) && agrees("attack?")) conquered |= attack(player);
  if (can_go(player, 1) && agrees("move?")) {
    int from = ask("from?"), to = ask("to?"), moved = ask("how many?");
    armies[from] -= moved;
    armies[to] += moved;
  }
  if (conquered) draw(player);
}

int main(void) {
  if (ask("1 new, 2 load") != 2) return 1;
  load();
  for (;;) {
    int action;
    while ((action = ask("1 save, 2 board, 3 go on")) != 3)
      if (action == 1) save();
    for (int i = 0, first = starter; i < count; i++) {
      int player = (first + i) % count;
      if (held(player)) take_turn(player);
    }
  }
}
