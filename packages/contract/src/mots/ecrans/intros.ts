export const intros = {
  contrats: 'Les autres pages montrent le contrat que vous affichez ici.',
  situationContractuelle: 'Tout ce que prévoit votre contrat, à ce jour.',
  paiements: 'Ouvrez un versement pour voir les remboursements qu’il regroupe.',
  paiementsBeneficiaire:
    'Les remboursements versés pour vous, sur votre compte ou sur celui du contrat.',
  compteurs: 'Ce que chacun a utilisé, et ce qui lui reste.',
  coordonneesBancaires:
    'Un compte pour recevoir vos remboursements, un compte pour payer vos cotisations.',
  coordonneesBancairesSoi: 'Le compte sur lequel vos remboursements sont versés.',
  notifications: 'Ce que nous avons à vous dire, du plus récent au plus ancien.',
  beneficiaires: 'Les personnes couvertes par ce contrat.',
  beneficiairesSoi: 'Comment ce contrat vous couvre. Chacun n’y voit que ce qui le concerne.',
  options: 'Les renforts qui complètent votre contrat.',
  profil: 'Vos informations personnelles et vos coordonnées.',
  preferences: 'Vos alertes, comment nous vous écrivons, vos documents et vos consentements.',
  donnees: 'Ce que votre espace conserve de vous, qui peut le lire et qui l’a consulté.',
  soins: 'Vos soins sont à vous\u00a0: décidez qui en voit le détail.',
  securite: 'Comment vous entrez dans votre espace, et sur quels appareils.',
  demarches:
    'Choisissez ce que vous voulez faire\u00a0: quelques questions, et vous suivez la suite ici.',
  evenements:
    'Dites-le-nous une fois\u00a0: nous regardons tous vos contrats, nous montrons ce que cela change, et vous décidez.',
  demandes: 'Ce que vous nous avez demandé, où cela en est et ce que nous attendons de vous.',
  sinistres: 'Ce que vous avez déclaré, et où cela en est.',
  consentements: 'Ce que vous acceptez de recevoir. Vous pouvez changer d’avis à tout moment.',
  nouveautes: 'Ce qui change dans votre espace.',
  tropPercus: 'Ce qui vous a été versé à tort, pourquoi, et ce que vous pouvez faire.',
} as const

export const pages = {
  declarerSinistre: 'Déclarer un sinistre',
  envoyerFacture: 'Envoyer une facture',
  voirEvenements: 'Voir ce que cela change',
  evenementsIntro:
    'Naissance, déménagement, mariage, arrêt de travail, hospitalisation, retraite, décès d’un proche.',
  fermerEspace: 'Vous ne vous servez plus de votre espace\u00a0?',
  simulateurIntro: 'Sachez ce qu’il vous restera à payer avant de vous soigner.',
  reseauxSoinsIntro: 'Des professionnels de santé qui pratiquent des tarifs négociés pour vous.',
  comparerNiveaux: 'Comparer les niveaux de garanties',
  carteIntro: 'À présenter avec votre carte Vitale\u00a0: vous n’avancez pas les frais.',
  documentsIntro: 'Vos attestations, vos relevés et tout ce que nous gardons pour vous.',
  questionsFrequentes: 'Questions fréquentes',
} as const
