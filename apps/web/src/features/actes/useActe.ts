import { type Etape, etapesDe } from '@espace-adherent/contract/actes'
import {
  type ModeGestion,
  type PieceDemandee,
  type ReglesActe,
  realFaults,
} from '@espace-adherent/domain/actes'
import { dateAParis, type Plage } from '@espace-adherent/domain/calendrier'
import { etatChamp, type FileAttente, fileDepuis } from '@espace-adherent/domain/fichiers'
import { type FieldValues, type Formulaire, useFormulaire } from '@espace-adherent/ui/forms'
import { useReducer, useRef } from 'react'
import { portail } from '../../platform/portail/settings.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import type { DefinitionDemarche } from './demarche.ts'
import { fichiersDe, type Pieces } from './pieces.ts'

export type ActeSaisi<S extends FieldValues, F extends object = object> = {
  form: Formulaire<S>
  saisie: S
  regles: ReglesActe
  faits: F
  plages: readonly Plage[]
  /** The steps that these answers ask for. */
  etapes: readonly Etape<S>[]
  /** The documents that these answers ask for. */
  demandees: readonly PieceDemandee[]
  pieces: Pieces
  /** What is wrong in these fields, or in all of them. */
  fautes: (champs?: readonly string[]) => Record<string, string>
}

type Depart<S, F> = { initial: S; modeGestion: ModeGestion; faits: F; cle: string }

/**
 * An act being typed: the same rules as the server's, field by field. `cle` is the step at which one
 * stands: its own fields alone decide whether it can be left.
 */
export function useActe<S extends FieldValues, F extends object>(
  { acte }: DefinitionDemarche<S, string, F>,
  { initial, modeGestion, faits, cle }: Depart<S, F>,
): ActeSaisi<S, F> {
  // Read by the rules as soon as it changes, before anything is drawn again.
  const files = useRef<Readonly<Record<string, FileAttente<File>>>>({})
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const regles: ReglesActe = {
    jour: dateAParis(new Date()),
    modeGestion,
    ibanEtrangerAccepte: portail().config.ibanEtrangerAccepte,
    demandeur: useCurrentUser(),
  }
  const fileDe = (champ: string, value: unknown): FileAttente<File> =>
    files.current[champ] ?? fileDepuis(fichiersDe(value))

  function check(saisie: S, champs?: readonly string[]): Record<string, string> {
    const values = saisie as Record<string, unknown>
    const manquantes = acte.pieces(saisie, regles, faits).map(({ champ, isRequise }) => {
      const file = fileDe(champ, values[champ])
      return [champ, etatChamp(file, { obligatoire: isRequise }).message] as const
    })
    const all = realFaults({
      ...acte.check(saisie, regles, faits),
      ...Object.fromEntries(manquantes),
    })
    const found = Object.entries(all ?? {})
    return Object.fromEntries(found.filter(([champ]) => champs?.includes(champ) ?? true))
  }

  const form = useFormulaire<S>({
    initial,
    validate: (saisie) => {
      const etape = acte.etapes.find((one) => one.cle === cle)
      return check(saisie, etape?.champs ?? []) as Partial<Record<keyof S, string>>
    },
  })
  const saisie = form.watch()
  return {
    form,
    saisie,
    regles,
    faits,
    plages: acte.plages(saisie, faits),
    etapes: etapesDe(acte, saisie),
    demandees: acte.pieces(saisie, regles, faits),
    pieces: {
      file: fileDe,
      set: (champ, file) => {
        files.current = { ...files.current, [champ]: file }
        redraw()
      },
      forget: () => {
        files.current = {}
      },
    },
    fautes: (champs) => check(form.getValues(), champs),
  }
}
