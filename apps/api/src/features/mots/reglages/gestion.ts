import {
  editionsGestion,
  etiquettesGestion,
  mailsGestion,
  traductionsGestion,
} from '@espace-adherent/contract'
import {
  type Catalogue,
  type ContenuMot,
  type GroupeMot,
  printContenu,
  readContenu,
} from '@espace-adherent/domain'
import { AppError } from '../../../platform/http/index.ts'
import { gere } from '../../gestion/index.ts'
import { findMot, mots, TOPIC_MOTS } from '../index.ts'
import { textes } from './textes.ts'
import { lieuDe, usageDe } from './usages.ts'

const ecrans = [
  [mailsGestion, ['mail', 'sms']],
  [editionsGestion, ['edition']],
  [etiquettesGestion, ['portail']],
  [traductionsGestion, ['traduction']],
] as const satisfies readonly (readonly [typeof mailsGestion, readonly GroupeMot[]])[]

/** The words that staff may change: ours under each client's; a word is changed on its own screen only. */
export const motsTenus = (catalogue: Catalogue) =>
  ecrans.map(([gestion, groupes]: readonly [typeof mailsGestion, readonly GroupeMot[]]) => {
    const siens = catalogue.all.filter(({ groupe }) => groupes.includes(groupe))
    return gere(gestion, {
      table: mots,
      cle: mots.key,
      part: ({ client }) => ({ clientCode: client.code }),
      topic: TOPIC_MOTS,
      origines: () =>
        siens.map((mot) => ({
          id: mot.key,
          key: mot.key,
          contenu: mot.original,
          cle: mot.key,
          libelle: mot.libelle,
          lieu: lieuDe(mot),
          usage: usageDe(mot),
        })),
      nettoie({ contenu }, id) {
        if (contenu === undefined) return {}
        const mot = findMot(catalogue, id ?? '')
        if (!siens.includes(mot)) throw new AppError('NotFound')
        const { fautes, isFidele } = readContenu(mot, contenu as ContenuMot)
        if (!isFidele) throw new AppError('BadRequest', textes.nonPublie, enPlace(fautes))
        return { contenu: printContenu(contenu as ContenuMot, mot.variables) }
      },
    })
  })

const enPlace = (fautes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fautes).map(([place, faute]) => [`contenu.${place}`, faute]))
