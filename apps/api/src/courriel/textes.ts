export const textes = {
  usage: (commande: string) =>
    `${commande} -- --verifier DOMAINE [--selecteur NOM]    ce que le DNS d’un domaine dit de ses e-mails`,
  domaine: (saisie: string) => `« ${saisie} » n’est pas un nom de domaine.`,
  muet: (nom: string) => `Le DNS n’a pas répondu pour ${nom}. Réessayez.`,
  publier: (nom: string, valeur: string) => `À publier, en TXT, sous ${nom} :\n    ${valeur}`,
  spf: {
    juste: 'SPF : le domaine dit quels serveurs écrivent pour lui.',
    absent: 'SPF : rien. N’importe quel serveur peut écrire au nom de ce domaine.',
    double: 'SPF : plusieurs enregistrements « v=spf1 ». Les boîtes n’en lisent alors aucun.',
    ouvert: 'SPF : « +all » laisse n’importe quel serveur écrire au nom de ce domaine.',
    tiede: 'SPF : ni « -all » ni « ~all » à la fin. Un serveur étranger n’est pas refusé.',
    recherches: (nombre: number) =>
      `SPF : ${nombre} recherches dans le DNS, pour dix au plus. Au-delà, les boîtes n’en tiennent pas compte.`,
  },
  dkim: {
    juste: (bits: number) => `DKIM : la clé est publiée (RSA, ${bits} bits).`,
    sansSelecteur:
      'DKIM : non vérifié. Donnez --selecteur, ou un réglage EXPEDITEURS qui nomme ce domaine.',
    absent: (nom: string) => `DKIM : aucune clé sous ${nom}.`,
    revoquee: 'DKIM : la clé est publiée vide, donc révoquée.',
    illisible: 'DKIM : la clé publiée est illisible.',
    autre: 'DKIM : la clé publiée n’est pas celle avec laquelle le portail signe.',
    courte: (bits: number) => `DKIM : ${bits} bits, c’est peu : les boîtes attendent 2 048 bits.`,
    essai: 'DKIM : « t=y » annonce un essai. Les boîtes ne tiennent pas compte de la signature.',
  },
  dmarc: {
    juste: (politique: string) =>
      `DMARC : ce qui n’est ni signé ni envoyé par le domaine est ${politique === 'reject' ? 'refusé' : 'mis à l’écart'}.`,
    absent: 'DMARC : rien. Les boîtes ne savent que faire d’un e-mail qui n’est pas de vous.',
    double: 'DMARC : plusieurs enregistrements « v=DMARC1 ». Les boîtes n’en lisent alors aucun.',
    illisible: 'DMARC : la politique « p= » est illisible.',
    observe:
      'DMARC : « p=none » observe sans rien refuser. Passez à « quarantine », puis « reject ».',
    sansRapport: 'DMARC : pas d’adresse « rua » : vous ne recevez aucun rapport.',
  },
  bon: 'Le domaine est prêt.',
  pasPret: 'Le domaine n’est pas prêt : ce qui précède est à corriger chez qui tient son DNS.',
} as const
