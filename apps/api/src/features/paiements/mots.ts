import { defineMail } from '@espace-adherent/domain'
import { defineMails, mail, vers } from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
const variables = { montant: 'montant', reference: 'texte', lien: 'lien' } as const
const voir = vers('Voir mon paiement')

export const { pret, recue } = defineMails(
  'paiements',
  { montant: 'montant' },
  {
    pret: mail(
      'Vous pouvez payer par carte',
      'Votre paiement par carte de ((montant)) est prêt\u00a0: il se fait sur la page sécurisée de notre prestataire.',
    ),
    recue: mail(
      'Nous avons reçu votre demande de paiement par carte',
      'Vous avez demandé à payer ((montant)) par carte. Nous vous dirons quand le paiement pourra être fait.',
    ),
  },
)

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

export const paiementsMots = [pret, recue, accepte, echoue, rembourse]
