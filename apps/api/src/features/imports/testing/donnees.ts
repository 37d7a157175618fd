import type { Fichiers } from './lot.ts'

const jour = (n: number) => new Date(Date.UTC(2026, 0, 1 + (n % 300))).toISOString().slice(0, 10)

/** So many members: a contract each, two payments, three statements of two lines. */
export function exemple(
  membres: number,
): Required<Pick<Fichiers, 'offres' | 'personnes' | 'contrats' | 'paiements' | 'decomptes'>> {
  const rangs = Array.from({ length: membres }, (_, n) => n)
  return {
    offres: [{ nom: 'Essentielle', garanties: [] }],
    personnes: rangs.map((n) => ({
      id: `P${n}`,
      nom: `Nom${n}`,
      prenom: 'Camille',
      dateNaissance: '1980-02-03',
      telephone: '0612345678',
      nir: '2800275123456',
      rangGemellaire: 1 + (n % 9),
    })),
    contrats: rangs.map((n) => ({
      numero: `C${String(n).padStart(6, '0')}`,
      nomOffre: 'Essentielle',
      typeContrat: 'sante',
      etat: 'valide',
      dateDebut: '2020-01-01',
      compte: { titulaire: `Nom${n}`, iban: 'FR7630006000011234567890189' },
      assures: [{ personne: `P${n}`, qualite: 'adherent', lien: 'Adhérent', rang: 1 }],
      options: [],
    })),
    paiements: rangs.flatMap((n) =>
      [0, 1].map((k) => ({
        id: `V${n}-${k}`,
        contrat: `C${String(n).padStart(6, '0')}`,
        date: jour(n + k),
        montant: 1000 + k,
        mode: 'VIR',
        destinataire: 'assure',
      })),
    ),
    decomptes: rangs.flatMap((n) =>
      [0, 1, 2].map((k) => ({
        id: `D${n}-${k}`,
        contrat: `C${String(n).padStart(6, '0')}`,
        personne: `P${n}`,
        date: jour(n + k),
        professionnel: 'Cabinet médical',
        lignes: [1, 2].map((rang) => ({
          rang,
          paiement: k === 2 ? null : `V${n}-${k}`,
          dateSoins: jour(n + k),
          codeActe: 'G',
          depense: 3000,
          ro: 1900,
          rc: 1100 - rang,
          etat: k === 2 ? 'attente' : 'reglee',
          destinataire: 'assure',
        })),
      })),
    ),
  }
}
