import { champs, definePartie, parContrat, souscritsPar } from '../partie.ts'
import { findToutesOptions } from './options.repository.ts'

export const optionsDonnees = definePartie({
  cle: 'options',
  titre: 'Renforts de vos contrats',
  chapitre: 'contrats',
  tables: ['option_contrat'],
  forme: 'tableau',
  champs: {
    contrat: champs.contrat,
    code: 'Renfort',
    dateDebut: champs.jour('Début'),
    dateFin: champs.jour('Fin'),
    montantMensuel: champs.montant('Prix par mois'),
  },
  lire: (concerne) =>
    parContrat(souscritsPar(concerne), (contrat) => findToutesOptions(concerne.db, contrat)),
})
