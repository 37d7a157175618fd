import { defineMail } from '@espace-adherent/domain'
import { defineMails, mail, vers } from '../../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
const variables = { montant: 'montant', reference: 'texte', lien: 'lien' } as const
const voir = vers('Voir mon paiement')
const demande = { montant: 'montant' } as const

const { pret, recue } = defineMails('paiements', demande, {
  pret: mail(
    'Vous pouvez payer par carte',
    'Votre paiement par carte de ((montant)) est prêt\u00a0: il se fait sur la page sécurisée de notre prestataire. Vous avez sept jours pour payer.',
    vers('Payer par carte'),
  ),
  recue: mail(
    'Nous avons reçu votre demande de paiement par carte',
    'Vous avez demandé à payer ((montant)) par carte. Nous vous dirons quand le paiement pourra être fait.',
  ),
})

export const reglement = { recue, appliquee: pret }

export const accepte = defineMail({
  key: 'paiements.accepte',
  libelle: 'Un paiement par carte est accepté',
  isDocument: true,
  variables,
  sujet: 'Votre paiement de ((montant)) est accepté',
  corps: [
    'Nous avons reçu votre paiement de ((montant)), référence ((reference)). Vos échéances sont à jour.',
    'Votre reçu vous attend dans vos documents.',
    voir,
  ],
})

export const echoue = defineMail({
  key: 'paiements.echoue',
  libelle: 'Un paiement par carte n’a pas abouti',
  variables: { ...variables, motif: 'texte' },
  sujet: 'Votre paiement de ((montant)) n’a pas abouti',
  corps: [
    '((motif)) Rien n’a été débité, référence ((reference)).',
    'Vous pouvez réessayer quand vous le souhaitez depuis votre espace.',
    voir,
  ],
})

export const rembourse = defineMail({
  key: 'paiements.rembourse',
  libelle: 'Un paiement par carte est remboursé',
  variables,
  sujet: 'Votre paiement de ((montant)) est remboursé',
  corps: [
    'Votre paiement de ((montant)), référence ((reference)), a été remboursé sur votre carte. Les échéances qu’il réglait sont à nouveau à payer.',
    voir,
  ],
})

/** Paid twice, or for something that is called no more. */
export const enTrop = defineMail({
  key: 'paiements.enTrop',
  libelle: 'Un paiement par carte est reçu en trop',
  variables: { ...variables, enTrop: 'montant', isRegle: 'condition' },
  sujet: 'Votre paiement de ((montant))\u00a0: nous vous rendons ((enTrop))',
  corps: [
    'Nous avons reçu votre paiement de ((montant)), référence ((reference)). Entre-temps, ((si isRegle))une partie de ce qu’il devait régler l’a été autrement, ou n’est plus à payer((sinon))ce qu’il devait régler l’a été autrement, ou n’est plus à payer((fin)).',
    'Nous vous rendons ((enTrop))\u00a0: vous n’avez rien à faire.((si isRegle)) Le reçu de ce qui est réglé vous attend dans vos documents.((fin))',
    voir,
  ],
})

export const rendu = defineMail({
  key: 'paiements.rendu',
  libelle: 'Ce qui était en trop d’un paiement par carte est rendu',
  variables,
  sujet: 'Nous vous avons rendu ((montant))',
  corps: [
    'Nous avons rendu ((montant)) sur votre carte, pour le paiement de référence ((reference)). Vos échéances réglées le restent.',
    voir,
  ],
})

export const aVerifier = defineMail({
  key: 'paiements.aVerifier',
  libelle: 'Un paiement par carte est à vérifier',
  variables: { ...variables, motif: 'texte' },
  sujet: 'Votre paiement de ((montant)) est à vérifier',
  corps: ['((motif)) Référence ((reference)).', voir],
})

/** What the ledger of a contract held, given back by transfer. */
export const tropVerseRendu = defineMail({
  key: 'paiements.tropVerseRendu',
  libelle: 'Un trop-versé de cotisations est rendu',
  variables: { montant: 'montant', numero: 'texte', lien: 'lien' },
  sujet: 'Nous vous rendons ((montant)) de cotisations',
  corps: [
    'Vous aviez payé ((montant)) de trop pour votre contrat n°\u00a0((numero)). Nous vous rendons cette somme\u00a0: vous n’avez rien à faire.',
    vers('Voir mes cotisations'),
  ],
})

export const paiementsMots = [
  pret,
  recue,
  accepte,
  echoue,
  rembourse,
  enTrop,
  rendu,
  aVerifier,
  tropVerseRendu,
]
