import { formatDate } from '@espace-adherent/domain'

export const textes = {
  titre: 'Carte de tiers payant',
  validite: (debut: string, fin: string) => `Valable du ${formatDate(debut)} au ${formatDate(fin)}`,
  numeroAmc: 'N° AMC',
  typeConvention: 'Type conv.',
  csr: 'CSR',
  numeroAdherent: 'N° adhérent',
  assure: 'Nom et prénom',
  naissance: 'Né(e) le',
  rang: 'Rang',
  domaines: 'Ce que la carte prend en charge',
  domaine: 'Domaine',
  code: 'Code',
  taux: 'Taux',
  datamatrix: 'Code datamatrix de la carte\u00a0: organisme, adhérent et dates de validité.',
  taux100:
    'Taux exprimés en pourcentage de la base de remboursement, part de l’assurance maladie comprise. PEC\u00a0: prise en charge à demander avant les soins.',
  usage: 'Comment l’utiliser',
  conseils: [
    'Présentez cette carte avec votre carte Vitale\u00a0: vous n’avancez pas les frais pris en charge.',
    'À l’hôpital, chez l’opticien, le dentiste ou l’audioprothésiste, demandez une prise en charge avant les soins.',
    'Détruisez-la dès que votre contrat prend fin\u00a0: les soins réglés après cette date vous seraient réclamés.',
  ],
} as const
