import { readOnly } from '../platform/db/index.ts'
import { carteTp } from './carte-tp.schema.ts'
import { compte } from './comptes.schema.ts'
import { comptePersonnel } from './comptes-beneficiaires.schema.ts'
import { ancienAssure, ancienNiveau, assure, contrat, personne } from './contrats.schema.ts'
import { cotisation, mandat } from './cotisations.schema.ts'
import { offre } from './offres.schema.ts'
import { optionContrat } from './options.schema.ts'

/** The tables of the core, for statements of others: they read them, and cannot write them. */
export const lu = {
  ancienAssure: readOnly(ancienAssure),
  ancienNiveau: readOnly(ancienNiveau),
  assure: readOnly(assure),
  carteTp: readOnly(carteTp),
  compte: readOnly(compte),
  comptePersonnel: readOnly(comptePersonnel),
  contrat: readOnly(contrat),
  cotisation: readOnly(cotisation),
  mandat: readOnly(mandat),
  offre: readOnly(offre),
  optionContrat: readOnly(optionContrat),
  personne: readOnly(personne),
}
