import { defineMail } from '@espace-adherent/domain'

const pasNormal =
  'Si cela vous surprend, annulez ce changement, puis verrouillez le compte de la personne qui l’a demandé.'
const voir = { lien: 'lien', libelle: 'Voir ce changement' } as const

/** Each step is told to every administrator: a change that one of them did not expect can be stopped. */
export const accordDemande = defineMail({
  key: 'accords.demande',
  libelle: 'Un changement sensible est demandé',
  variables: { quoi: 'texte', par: 'texte', jours: 'nombre', lien: 'lien' },
  sujet: 'Un changement sensible attend un second administrateur',
  corps: [
    '((par)) demande à modifier ((quoi)).',
    'Rien ne change sans l’accord d’un second administrateur, à donner sous ((jours))\u00a0jours.',
    voir,
    pasNormal,
  ],
})

export const accordDonne = defineMail({
  key: 'accords.accorde',
  libelle: 'Un changement sensible est accordé',
  variables: {
    quoi: 'texte',

    par: 'texte',
    second: 'texte',
    effet: 'instant',
    lien: 'lien',
  },
  sujet: 'Un changement sensible prendra bientôt effet',
  corps: [
    '((second)) a donné son accord au changement demandé par ((par))\u00a0: ((quoi)).',
    'Ce changement prendra effet le ((effet)) (heure de Paris). D’ici là, tout administrateur peut l’annuler.',
    voir,
    pasNormal,
  ],
})

export const accordFini = defineMail({
  key: 'accords.fini',
  libelle: 'Un changement sensible n’aura pas lieu',
  variables: {
    quoi: 'texte',

    refusePar: 'texte?',
    annulePar: 'texte?',
    isExpire: 'condition',
    motif: 'texte?',
    lien: 'lien',
  },
  sujet: 'Un changement sensible n’aura pas lieu',
  corps: [
    'Le changement demandé n’aura pas lieu\u00a0: ((quoi)).',
    '((si refusePar))((refusePar)) l’a refusé.((fin))',
    '((si annulePar))((annulePar)) l’a annulé.((fin))',
    '((si isExpire))Personne n’a donné son accord à temps.((fin))',
    '((si motif))((motif)).((fin))',
    voir,
  ],
})

export const accordApplique = defineMail({
  key: 'accords.applique',
  libelle: 'Un changement sensible a pris effet',
  variables: { quoi: 'texte', par: 'texte', second: 'texte', lien: 'lien' },
  sujet: 'Un changement sensible a pris effet',
  corps: [
    'Le changement demandé par ((par)) et accordé par ((second)) a pris effet\u00a0: ((quoi)).',
    voir,
  ],
})

/** There was nobody to agree: those who are there, and whoever is named, know it. */
export const administrateurNomme = defineMail({
  key: 'accords.nomme',
  libelle: 'Un administrateur est nommé par un seul',
  variables: { par: 'texte', qui: 'texte', ou: 'texte', effet: 'instant', lien: 'lien' },
  sujet: 'Un administrateur est nommé',
  corps: [
    '((par)) a nommé ((qui)) administrateur de ((ou)), sans second administrateur à qui le demander.',
    'Son accord sera valable pour les changements sensibles à partir du ((effet)) (heure de Paris).',
    voir,
  ],
})

export const accordsMots = [
  accordDemande,
  accordDonne,
  accordFini,
  accordApplique,
  administrateurNomme,
]
