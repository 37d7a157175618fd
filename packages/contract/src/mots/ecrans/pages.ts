export const pages = {
  declarerSinistre: 'Déclarer un sinistre',
  envoyerFacture: 'Envoyer une facture',
  fermerEspace: 'Vous ne vous servez plus de votre espace\u00a0?',
  simulateurIntro: 'Sachez ce qu’il vous restera à payer avant de vous soigner.',
  reseauxSoinsIntro: 'Des professionnels de santé qui pratiquent des tarifs négociés pour vous.',
  comparerNiveaux: 'Comparer les niveaux de garanties',
  carteIntro: 'À présenter avec votre carte Vitale\u00a0: vous n’avancez pas les frais.',
  documentsIntro: 'Vos attestations, vos relevés et tout ce que nous gardons pour vous.',
  questionsFrequentes: 'Questions fréquentes',
} as const
