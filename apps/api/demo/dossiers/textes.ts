import { formatMontant } from '@espace-adherent/domain'

export type Modele = { titre: string; paragraphes: string[] }

const notice = (precision: string, partir: string): Modele => ({
  titre: 'Notice d’information',
  paragraphes: [
    'Cette notice résume vos garanties, la façon de les utiliser et vos droits. Elle ne remplace pas les conditions générales, qui seules font foi.',
    precision,
    partir,
    'En cas de désaccord, écrivez d’abord à notre service réclamations. Sans réponse satisfaisante sous deux mois, vous pouvez saisir gratuitement le médiateur.',
  ],
})

/** Papers that come with a contract. */
export const textesContrat = {
  certificat: {
    titre: 'Certificat d’adhésion',
    paragraphes: [
      'Nous certifions votre adhésion au contrat désigné ci-dessus, aux conditions que vous avez acceptées.',
      'Le détail de vos garanties et le montant de votre cotisation figurent dans votre espace personnel, où ils sont toujours à jour.',
      'Conservez ce certificat\u00a0: il fait partie de votre contrat avec les conditions générales et la notice d’information.',
    ],
  },
  conditions: {
    sante: {
      titre: 'Conditions générales',
      paragraphes: [
        'Article 1. Le contrat a pour objet de compléter les prestations de votre régime obligatoire, dans les limites du tableau des garanties.',
        'Article 2. Les garanties prennent effet à la date portée sur le certificat d’adhésion. Aucun questionnaire de santé n’est demandé.',
        'Article 3. Les remboursements ne peuvent dépasser les frais restés à votre charge. La participation forfaitaire et les franchises prévues par la loi ne sont pas remboursées.',
        'Article 4. La cotisation est annuelle. Elle peut être réglée par mois, par trimestre ou par an. Son montant est révisé au 1er\u00a0janvier, et vous est annoncé au moins deux mois avant.',
        'Article 5. À défaut de paiement dans les dix jours de l’échéance, une mise en demeure vous est adressée. Les garanties peuvent être suspendues trente jours plus tard.',
      ],
    },
    prevoyance: {
      titre: 'Conditions générales',
      paragraphes: [
        'Article 1. Le contrat verse les sommes promises en cas de décès, d’arrêt de travail, d’invalidité ou d’hospitalisation, dans les limites du tableau des garanties. Il ne rembourse aucun soin.',
        'Article 2. Les garanties prennent effet à la date portée sur le certificat d’adhésion, pour les sinistres qui surviennent à partir de ce jour.',
        'Article 3. Les indemnités journalières sont dues à l’issue de la franchise, dont le tableau des garanties donne la durée. Avec ce que verse la Sécurité sociale, elles ne dépassent pas le salaire net.',
        'Article 4. Les indemnités et les rentes en cours sont revalorisées chaque année, au taux que l’assemblée générale décide. Le capital décès revient aux personnes que vous avez désignées.',
        'Article 5. Tout arrêt de travail se déclare dans les trente jours. Les sommes dues vous restent acquises pendant deux ans, dix ans pour les bénéficiaires d’un décès.',
        'Article 6. La cotisation est annuelle et suit l’âge. Elle peut être réglée par mois, par trimestre ou par an. Son montant est révisé au 1er\u00a0janvier, et vous est annoncé au moins deux mois avant.',
        'Article 7. À défaut de paiement dans les dix jours de l’échéance, une mise en demeure vous est adressée. Les garanties peuvent être suspendues trente jours plus tard.',
        'Article 8. Le contrat est reconduit chaque 1er\u00a0janvier. Vous pouvez y mettre fin au 31\u00a0décembre, en nous le disant au plus tard le 31\u00a0octobre, ou dans les trois mois d’un changement de situation.',
      ],
    },
  },
  notice: {
    sante: notice(
      'Avec le tiers payant, vous n’avancez pas les frais chez les professionnels qui l’acceptent. Présentez votre carte Vitale et votre carte de tiers payant.',
      'Vous pouvez résilier votre contrat à tout moment après un an d’adhésion, sans frais ni justification. La résiliation prend effet un mois après la réception de votre demande.',
    ),
    prevoyance: notice(
      'Déclarez tout arrêt de travail dans les trente jours, depuis votre espace personnel. Les indemnités sont versées à l’issue de la franchise prévue au contrat.',
      'Vous pouvez résilier votre contrat pour la fin de chaque année, sans frais ni justification\u00a0: dites-le-nous au plus tard le 31\u00a0octobre.',
    ),
  },
} as const satisfies Record<string, Modele | Record<string, Modele>>

/** Letters that were sent, without their first words: to whom each is says them. */
export const textesCourrier = {
  bienvenue: (organisme: string, isSante: boolean): Modele => ({
    titre: 'Bienvenue',
    paragraphes: [
      `Vous venez de rejoindre ${organisme}, et nous vous en remercions. Votre contrat est en vigueur.`,
      isSante
        ? 'Tout ce qui le concerne est dans votre espace personnel\u00a0: vos garanties, vos remboursements, votre carte et vos documents.'
        : 'Tout ce qui le concerne est dans votre espace personnel\u00a0: vos garanties, vos cotisations, vos sinistres et vos documents.',
      'Une question\u00a0? La réponse est souvent dans la rubrique Aide. Sinon, écrivez-nous\u00a0: nous répondons sous deux jours ouvrés.',
    ],
  }),
  cotisation: (
    annee: number,
    isSante: boolean,
    { avant, apres }: { avant: number; apres: number },
  ): Modele => ({
    titre: `Votre cotisation au 1er\u00a0janvier ${annee}`,
    paragraphes: [
      avant === apres
        ? `Votre cotisation reste de ${formatMontant(apres)} par mois au 1er\u00a0janvier ${annee}. Vos échéances sont dans votre espace personnel, à la rubrique Cotisations.`
        : `Au 1er\u00a0janvier ${annee}, votre cotisation passe de ${formatMontant(avant)} à ${formatMontant(apres)} par mois. Vos échéances sont dans votre espace personnel, à la rubrique Cotisations.`,
      ...(avant === apres
        ? ['Vos garanties ne changent pas non plus.']
        : [
            isSante
              ? 'Cette évolution suit celle des dépenses de santé et des taxes qui s’y appliquent. Vos garanties, elles, ne changent pas.'
              : 'Cette évolution suit votre âge et les prestations versées aux adhérents. Vos garanties, elles, ne changent pas.',
          ]),
      'Si vos cotisations sont prélevées, vous n’avez rien à faire.',
    ],
  }),
  carte: (annee: number): Modele => ({
    titre: `Votre carte de tiers payant ${annee}`,
    paragraphes: [
      `Votre carte de tiers payant ${annee} est disponible dans votre espace personnel\u00a0: vous pouvez l’afficher, l’imprimer ou la garder sur votre téléphone.`,
      'L’ancienne n’est plus valable\u00a0: pensez à la détruire.',
    ],
  }),
  teletransmission: {
    titre: 'Télétransmission activée',
    paragraphes: [
      'L’Assurance maladie nous transmet désormais vos décomptes\u00a0: vous n’avez plus à nous les envoyer.',
      'Si vous dépendez aussi d’une autre complémentaire, dites-nous laquelle doit rembourser en premier.',
    ],
  } as Modele,
  fin: (date: string, isSante: boolean): Modele => ({
    titre: 'Fin de votre contrat',
    paragraphes: isSante
      ? [
          `Votre contrat a pris fin le ${date}. Les soins reçus jusqu’à cette date restent remboursés\u00a0: vous avez deux ans pour nous adresser vos décomptes.`,
          'Détruisez votre carte de tiers payant\u00a0: elle n’est plus valable.',
        ]
      : [
          `Votre contrat a pris fin le ${date}. Ce qui est arrivé jusqu’à cette date reste couvert\u00a0: vous avez deux ans pour nous le déclarer.`,
        ],
  }),
} as const
