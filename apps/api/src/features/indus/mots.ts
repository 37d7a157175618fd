import { defineEdition, defineMail } from '@espace-adherent/domain'

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
const commun = { nomOffre: 'texte', numero: 'texte', montant: 'montant', lien: 'lien' } as const
const contrat = '((nomOffre)), n°\u00a0((numero))'
const voir = { lien: 'lien', libelle: 'Voir ce trop-perçu' } as const

export const demande = defineMail({
  key: 'indus.demande',
  libelle: 'Trop-perçu\u00a0: remboursement demandé',
  isDocument: true,
  variables: { ...commun, echeance: 'jour', motif: 'texte' },
  sujet: 'Une somme vous a été versée à tort',
  corps: [
    `Nous avons remboursé ((montant)) de trop au titre de votre contrat ${contrat}. La raison\u00a0: ((motif)).`,
    'La lettre qui l’explique est dans vos documents. Vous avez jusqu’au ((echeance)) pour rembourser cette somme, en une ou plusieurs fois.',
    'Vous n’êtes pas d’accord\u00a0? Contestez depuis votre espace\u00a0: rien ne vous est demandé tant que nous ne vous avons pas répondu.',
    voir,
  ],
})

export const choisi = defineMail({
  key: 'indus.choisi',
  libelle: 'Trop-perçu\u00a0: paiement en plusieurs fois',
  variables: { ...commun, nombre: 'nombre', premiere: 'jour' },
  sujet: 'Votre échéancier de remboursement',
  corps: [
    `Vous remboursez ((montant)) au titre de votre contrat ${contrat}. Nombre d’échéances\u00a0: ((nombre)). La première est le ((premiere)).`,
    voir,
  ],
})

export const conteste = defineMail({
  key: 'indus.conteste',
  libelle: 'Trop-perçu\u00a0: demande suspendue',
  variables: commun,
  sujet: 'Trop-perçu contesté\u00a0: rien à payer pour l’instant',
  corps: [
    `Vous contestez la somme de ((montant)) demandée au titre de votre contrat ${contrat}. Rien ne vous est demandé tant que nous ne vous avons pas répondu.`,
    'Dites-nous pourquoi par une réclamation, depuis la page de ce trop-perçu, si vous ne l’avez pas encore fait.',
    voir,
  ],
})

export const maintenu = defineMail({
  key: 'indus.maintenu',
  libelle: 'Trop-perçu\u00a0: demande maintenue',
  variables: { ...commun, reponse: 'texte', echeance: 'jour' },
  sujet: 'Notre réponse à votre contestation',
  corps: [
    `Nous avons relu ce trop-perçu de ((montant)) au titre de votre contrat ${contrat}\u00a0: il reste dû.`,
    '((reponse))',
    'La prochaine échéance est le ((echeance)).',
    voir,
  ],
})

export const annule = defineMail({
  key: 'indus.annule',
  libelle: 'Trop-perçu\u00a0: demande annulée',
  variables: { ...commun, reponse: 'texte' },
  sujet: 'Vous n’avez rien à rembourser',
  corps: [
    `Le trop-perçu de ((montant)) au titre de votre contrat ${contrat} est annulé\u00a0: vous ne nous devez rien à ce titre.`,
    '((reponse))',
    voir,
  ],
})

export const solde = defineMail({
  key: 'indus.solde',
  libelle: 'Trop-perçu\u00a0: remboursé',
  variables: commun,
  sujet: 'Trop-perçu\u00a0: tout est réglé',
  corps: [
    `Les ((montant)) demandés au titre de votre contrat ${contrat} sont remboursés en totalité. Merci.`,
    voir,
  ],
})

/** What is asked, why, from when on, how to pay and how to object: no word of the care itself. */
export const lettre = defineEdition({
  key: 'edition.indu',
  libelle: 'Demande de remboursement d’un trop-perçu',
  variables: {
    nomOffre: 'texte',
    numero: 'texte',
    montant: 'montant',
    constate: 'jour',
    echeance: 'jour',
    motif: 'texte',
    explication: 'texte',
    articleLoi: 'texte',
  },
  textes: {
    titre: 'Demande de remboursement d’un trop-perçu',
    objet: `Le ((constate)), nous avons constaté que ((montant)) vous ont été versés à tort au titre de votre contrat ${contrat}\u00a0:`,
    motif: 'La raison\u00a0: ((motif)). ((explication))',
    droit:
      'Une somme reçue sans être due doit être rendue (code civil, article 1302). Nous pouvons la demander pendant le délai que prévoit ((articleLoi)), compté depuis chaque versement.',
    comment:
      'Vous avez jusqu’au ((echeance)) pour la rembourser, par carte depuis votre espace, par virement ou par chèque. Vous pouvez choisir de payer en plusieurs fois. Nous ne retenons rien sur vos prochains remboursements sans votre accord.',
    contester:
      'Vous pouvez contester cette demande depuis votre espace ou par courrier. Rien ne vous est alors demandé tant que nous ne vous avons pas répondu.',
  },
})

export const lettreMaintien = defineEdition({
  key: 'edition.induMaintenu',
  libelle: 'Réponse à la contestation d’un trop-perçu',
  variables: {
    nomOffre: 'texte',
    numero: 'texte',
    montant: 'montant',
    demande: 'jour',
    echeance: 'jour',
    reponse: 'texte',
  },
  textes: {
    titre: 'Notre réponse à votre contestation',
    objet: `Vous avez contesté notre demande du ((demande)), de ((montant)), au titre de votre contrat ${contrat}. Nous l’avons relue, et nous la maintenons.`,
    reponse: '((reponse))',
    suite:
      'La prochaine échéance est le ((echeance)). Vous pouvez payer en plusieurs fois si vous ne l’avez pas encore choisi.',
  },
})

export const indusMots = [
  demande,
  choisi,
  conteste,
  maintenu,
  annule,
  solde,
  lettre,
  lettreMaintien,
]
