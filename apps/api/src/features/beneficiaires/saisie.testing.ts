import { CAMILLE, SANTE, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'beneficiaires'> = ({ de }) => ({
  inscriptionBeneficiaireActeGestion: {
    de: [CAMILLE],
    saisie: async (call, rang) => ({
      numeroContrat: SANTE,
      codeCivilite: 'M',
      sexe: 'M',
      nom: 'Martin',
      prenom: ['Tom', 'Noé'][rang],
      dateNaissance: '2026-09-21',
      lien: 'Enfant',
      nirDe: (await de.faits(call, 'inscriptionBeneficiaireActeGestion', SANTE)).assures[0].id,
      nir: { numero: '', cle: '', isMonegasque: false },
      organisme: 'CPAM du Rhône',
      teletransmission: true,
      dateEffet: '2026-12-01',
      acteNaissance: null,
      certificatScolarite: null,
      acteMariage: null,
      attestationPacs: null,
      attestationConcubinage: null,
      avisImposition: null,
      attestationDroits: null,
    }),
  },
  radiationAssuresActeGestion: {
    de: [CAMILLE],
    saisie: async (call, rang) => {
      const { beneficiaires } = await de.lire(call, '/api/adherent/profil/v2', SANTE)
      const prenom = ['Julien', 'Léa'][rang]
      return {
        numeroContrat: SANTE,
        personneId: beneficiaires.find((one: { prenom: string }) => one.prenom === prenom).numPers,
        motif: 'couvertureObligatoire',
        dateMotif: '2026-12-01',
        dateEffet: '2026-12-01',
        attestationAdhesion: null,
        justificatifSeparation: null,
        acteDeces: null,
        finEtudes: null,
      }
    },
  },
})
