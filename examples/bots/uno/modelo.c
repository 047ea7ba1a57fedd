/*
 * modelo.c: um bot de Uno para começar, comentado passo a passo.
 *
 *   gcc -Wall -O2 modelo.c -o meu_bot
 *   ./uno meu_bot :greedy
 *
 * O bot conversa com o juiz só por texto: lê linhas da entrada-padrão e escreve linhas na saída-padrão.
 * O que vai para stderr não faz parte da conversa: aparece no console e serve para depurar.
 */
#include <stdio.h>
#include <string.h>

/* ---------- 1. Cartas ---------- */

/* Uma carta é um texto: o valor ("7", "10", "V") e logo depois o naipe. O naipe ocupa 3 bytes em UTF-8,
   por isso naipes são comparados como textos, nunca como char. */
#define TAM_CARTA 8
#define MAX_MAO 120
#define NAIPES 4

static const char *const naipes[NAIPES] = {"♥", "♦", "♣", "♠"};

static const char *naipe_de(const char *carta) { return carta + strlen(carta) - 3; }

static int indice_do_naipe(const char *naipe) {
  for (int i = 0; i < NAIPES; i++)
    if (strcmp(naipes[i], naipe) == 0) return i;
  return 0;
}

/* Ás e coringa servem em qualquer mesa, e quem os joga escolhe o naipe. */
static int eh_livre(const char *carta) { return carta[0] == 'A' || carta[0] == 'C'; }

/* O primeiro byte basta para distinguir os valores: só "10" tem dois, e nenhum outro começa com '1'. */
static int mesmo_valor(const char *a, const char *b) { return a[0] == b[0]; }

/* ---------- 2. O que o bot sabe ---------- */

static char eu[16];
static char mao[MAX_MAO][TAM_CARTA];
static int cartas = 0;

static char mesa[TAM_CARTA];   /* a última carta sobre a mesa */
static char naipe[TAM_CARTA];  /* o naipe a seguir */
static int divida = 0;         /* quantas cartas o próximo a jogar deve comprar */
static int falta[NAIPES];      /* 1: alguém comprou quando o naipe era este, logo não o tinha */

static void por_na_mesa(const char *carta, const char *pedido) {
  strcpy(mesa, carta);
  strcpy(naipe, pedido[0] != '\0' ? pedido : naipe_de(carta));
  divida = carta[0] == 'V' ? 2 : carta[0] == 'C' ? 4 : 0;
}

static int serve(const char *carta) {
  return eh_livre(carta) || mesmo_valor(carta, mesa) || strcmp(naipe_de(carta), naipe) == 0;
}

/* ---------- 3. Estratégia ---------- */

/* Quanto vale descartar esta carta pedindo este naipe. É aqui que o seu bot fica melhor que os outros. */
static int nota(int qual, const char *pedido) {
  const char *carta = mao[qual];
  int seguem = 0, pares = 0;
  for (int i = 0; i < cartas; i++) {
    if (i == qual || eh_livre(mao[i])) continue;
    if (strcmp(naipe_de(mao[i]), pedido) == 0) seguem++;
    else if (mesmo_valor(mao[i], carta)) pares++;
  }
  /* Ficar com cartas do naipe da mesa é ter o que jogar; um par guardado é uma ponte para outro naipe. */
  int total = 10 * seguem - 6 * pares;
  /* Um naipe que faltou a alguém ainda deve faltar. */
  if (falta[indice_do_naipe(pedido)]) total += 7;
  switch (carta[0]) {
    case 'V': return total + 10;                              /* o próximo compra e perde a vez */
    case 'R': return total + (seguem + pares > 0 ? 10 : -20); /* só pula quem tem como continuar */
    case 'D': return total + 5;
    case 'A': return total - 200;                             /* serve sempre: guarda para a hora do aperto */
    case 'C': return total - 250;                             /* mais ainda */
    default: return total;
  }
}

/* ---------- 4. Ações ---------- */

/* Toda ação termina em '\n', e o fflush a entrega já: sem ele o texto fica no buffer e o tempo acaba. */
static void comprar(int quantas) {
  printf("BUY %d\n", quantas);
  fflush(stdout);
  /* As cartas compradas chegam logo depois, uma por linha. */
  for (int i = 0; i < quantas && cartas < MAX_MAO; i++)
    if (scanf("%7s", mao[cartas]) == 1) cartas++;
}

static void descartar(int qual, const char *pedido) {
  /* A terceira palavra existe só para ás e coringa. */
  if (eh_livre(mao[qual])) printf("DISCARD %s %s\n", mao[qual], pedido);
  else printf("DISCARD %s\n", mao[qual]);
  fflush(stdout);
  por_na_mesa(mao[qual], pedido);
  divida = 0; /* quem deve agora é o próximo, não eu */
  memmove(mao[qual], mao[qual + 1], sizeof mao[0] * (size_t)(--cartas - qual));
}

static void jogar(void) {
  if (divida > 0) {
    comprar(divida); /* exatamente a dívida: qualquer outra ação elimina o bot */
    divida = 0;
    return;
  }
  int melhor = -1, melhor_nota = 0;
  const char *melhor_naipe = "";
  for (int i = 0; i < cartas; i++) {
    if (!serve(mao[i])) continue;
    for (int n = 0; n < NAIPES; n++) {
      if (!eh_livre(mao[i]) && strcmp(naipes[n], naipe_de(mao[i])) != 0) continue;
      int esta = nota(i, naipes[n]);
      if (melhor == -1 || esta > melhor_nota) {
        melhor = i;
        melhor_nota = esta;
        melhor_naipe = naipes[n];
      }
    }
  }
  fprintf(stderr, "mesa %s, naipe %s, tenho %d cartas, nota %d\n", mesa, naipe, cartas, melhor_nota);
  if (melhor == -1) comprar(1);
  else descartar(melhor, melhor_naipe);
}

/* ---------- 5. A conversa com o juiz ---------- */

int main(void) {
  char linha[2000];
  while (fgets(linha, sizeof linha, stdin) != NULL) {
    char acao[16] = "", um[16] = "", dois[16] = "";
    sscanf(linha, "%15s %15s %15s", acao, um, dois);
    if (strcmp(acao, "YOU") == 0) {
      strcpy(eu, um);
    } else if (strcmp(acao, "HAND") == 0) {
      for (char *carta = strtok(linha + 6, " ]\n"); carta != NULL; carta = strtok(NULL, " ]\n"))
        strcpy(mao[cartas++], carta);
    } else if (strcmp(acao, "TABLE") == 0) {
      por_na_mesa(um, "");
    } else if (strcmp(acao, "DISCARD") == 0) {
      falta[indice_do_naipe(naipe_de(um))] = 0; /* então esse naipe anda por aí */
      por_na_mesa(um, dois);
    } else if (strcmp(acao, "BUY") == 0) {
      if (divida == 0) falta[indice_do_naipe(naipe)] = 1; /* comprou sem dever: não tinha o naipe */
      divida = 0;
    } else if (strcmp(acao, "INVALID") == 0) {
      divida = 0; /* ação recusada, ou bot eliminado: a dívida dele não passa a ninguém */
    } else if (strcmp(acao, "TURN") == 0 && strcmp(um, eu) == 0) {
      jogar();
    }
  }
  return 0;
}
