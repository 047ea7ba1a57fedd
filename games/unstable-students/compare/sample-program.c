/* A small Unstable Students for the tests of `compare`: decks of students, some of which draw a card when they enter.
   With -DPLANTED students who enter are put at the wrong end of the room. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRESHMAN = 2, GRADUAND = 4, DRAW = 4, HAND_LIMIT = 5, STUDENTS_TO_WIN = 6 };

typedef struct card {
  char name[32], description[256];
  int type, effects;
  int *list;
  int when;
  char optional;
  struct card *next;
} Card;

typedef struct {
  char name[32];
  Card *hand, *room, *area, *unused;
} Player;

static Player players[4];
static int count, current, turn = 1;
static Card *draw, *discards, *nursery;
static char path[300];

static int number(FILE *file) {
  int value = 0;
  if (fread(&value, sizeof value, 1, file) != 1) exit(1);
  return value;
}

static Card *load(FILE *file) {
  Card *head = NULL, **end = &head;
  for (int left = number(file); left > 0; left--) {
    Card *card = malloc(sizeof *card);
    if (fread(card, sizeof *card, 1, file) != 1) exit(1);
    card->list = malloc(12 * card->effects + 1);
    for (int i = 0; i < 3 * card->effects; i++) card->list[i] = number(file);
    card->next = NULL;
    *end = card;
    end = &card->next;
  }
  return head;
}

static void store(FILE *file, Card *card) {
  int length = 0;
  for (Card *each = card; each; each = each->next) length++;
  fwrite(&length, sizeof length, 1, file);
  for (; card; card = card->next) {
    fwrite(card, sizeof *card, 1, file);
    fwrite(card->list, 12, card->effects, file);
  }
}

static void save(void) {
  FILE *file = fopen(path, "wb");
  fwrite(&count, sizeof count, 1, file);
  for (int i = 0; i < count; i++) {
    Player *player = &players[(current + i) % count];
    fwrite(player, sizeof *player, 1, file);
    store(file, player->hand);
    store(file, player->room);
    store(file, player->area);
  }
  store(file, draw);
  store(file, discards);
  store(file, nursery);
  fwrite(&turn, sizeof turn, 1, file);
  fclose(file);
}

static void push(Card **list, Card *card) {
  card->next = *list;
  *list = card;
}

static void enter(Card **room, Card *card) {
#ifdef PLANTED
  while (*room) room = &(*room)->next;
#endif
  push(room, card);
}

static void take_from_draw(Player *player) {
  Card *card = draw;
  if (!card) exit(0);
  draw = card->next;
  push(&player->hand, card);
}

static Card *choose(Card **list) {
  int wanted = 0, i = 1;
  for (Card *card = *list; card; card = card->next) printf("%d %s\n", i++, card->name);
  if (scanf("%d", &wanted) != 1) exit(0);
  while (--wanted > 0 && (*list)->next) list = &(*list)->next;
  Card *card = *list;
  *list = card->next;
  return card;
}

static void throw_away(Card *card) { push(card->type == FRESHMAN ? &nursery : &discards, card); }

static void play(Player *player) {
  Card *card = choose(&player->hand);
  for (Card *other = player->room; other; other = other->next)
    if (!strcmp(other->name, card->name)) {
      char answer;
      printf("again? ");
      if (scanf(" %c", &answer) != 1) exit(0);
      throw_away(card);
      return;
    }
  enter(&player->room, card);
  for (int i = 0; i < card->effects; i++)
    if (card->list[3 * i] == DRAW) take_from_draw(player);
}

static int length(Card *card) {
  int cards = 0;
  for (; card; card = card->next) cards++;
  return cards;
}

int main(int words, char **word) {
  if (words != 2) return 1;
  snprintf(path, sizeof path, "saves/%s.sav", word[1]);
  FILE *file = fopen(path, "rb");
  if (!file) return 1;
  count = number(file);
  for (int i = 0; i < count; i++) {
    if (fread(&players[i], sizeof players[i], 1, file) != 1) return 1;
    players[i].hand = load(file);
    players[i].room = load(file);
    players[i].area = load(file);
  }
  draw = load(file);
  discards = load(file);
  nursery = load(file);
  if (fread(&turn, sizeof turn, 1, file) != 1) turn = 1;
  fclose(file);
  for (;;) {
    int action;
    Player *player = &players[current];
    save();
    take_from_draw(player);
    printf("round %d, %s: 1 play, 2 draw\n", turn, player->name);
    if (scanf("%d", &action) != 1) return 0;
    if (action == 1) play(player);
    else take_from_draw(player);
    while (length(player->hand) > HAND_LIMIT) throw_away(choose(&player->hand));
    if (length(player->room) >= STUDENTS_TO_WIN) return 0;
    current = (current + 1) % count;
    turn++;
  }
}
