import { premierMessage, requis, type Verification } from '../validation/index.ts'
import { isNom, longueurNom, NOM_MAX } from './nom.ts'

export const NOM_INCORRECT =
  'Vous ne pouvez pas renseigner un nom/prénom comportant des caractères spéciaux ou numériques'

/** What is wrong with the name of a person, wherever one is typed: « Le nom », « Le prénom ». */
export const messageNom = (
  libelle: string,
  manquant = `${libelle} est obligatoire`,
): Verification<string> =>
  premierMessage<string>(
    requis(manquant),
    (nom) =>
      longueurNom(nom) > NOM_MAX ? `${libelle} ne doit pas dépasser ${NOM_MAX} caractères` : null,
    (nom) => (isNom(nom) ? null : NOM_INCORRECT),
  )
