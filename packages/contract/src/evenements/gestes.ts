import type { GesteEvenement } from '@espace-adherent/domain'
import type { ActeGestion } from '../actes/liste.ts'

/** The act that each thing to do leads to, and what its form begins with. */
export const actesDesGestes: Readonly<
  Record<GesteEvenement, { acte: ActeGestion; avec?: Readonly<Record<string, string>> }>
> = {
  ajouterEnfant: { acte: 'inscriptionBeneficiaireActeGestion', avec: { lien: 'Enfant' } },
  ajouterConjoint: { acte: 'inscriptionBeneficiaireActeGestion', avec: { lien: 'Conjoint' } },
  retirer: { acte: 'radiationAssuresActeGestion', avec: { motif: 'separation' } },
  adresse: { acte: 'adresseActeGestion' },
  etatCivil: { acte: 'situationContractuelleActeGestion', avec: { nature: 'etatCivil' } },
  nom: { acte: 'situationContractuelleActeGestion', avec: { nature: 'nom' } },
  regime: { acte: 'situationContractuelleActeGestion', avec: { nature: 'regime' } },
  employeur: { acte: 'situationContractuelleActeGestion', avec: { nature: 'employeur' } },
  arret: { acte: 'declarationSinistreActeGestion', avec: { type: 'ARRET' } },
  sejour: { acte: 'pecHospiActeGestion' },
  indemniteSejour: { acte: 'declarationSinistreActeGestion', avec: { type: 'HOSPI' } },
  clause: { acte: 'contactActeGestion', avec: { motif: 'BEN' } },
  resilier: { acte: 'resiliationActeGestion' },
  ecrire: { acte: 'contactActeGestion' },
}
