import type { LigneDroits } from '@espace-adherent/contract/roles'
import {
  changesDe,
  type DomaineBackOffice,
  fautesDroits,
  type Reglage,
  refusRole,
} from '@espace-adherent/domain/roles'
import { BarreChangements } from '@espace-adherent/ui/barre/BarreChangements.tsx'
import { Notice } from '@espace-adherent/ui/feedback'
import { useCtrlS } from '../../platform/palette/enregistrer.ts'
import { useCurrentUser, useDroit } from '../../platform/session/current-user.ts'
import { reglageDeLigne, sayEffets } from './effets.ts'
import { useEnregistrer } from './queries.ts'
import { textes } from './textes.ts'

export type Edition = ReturnType<typeof useEdition>

/** What is not saved yet of one role, what is wrong with it, and the way to save it. */
export function useEdition(ligne: LigneDroits, brouillon: Reglage, onEnregistre: () => void) {
  const canUpdate = useDroit()({ domaine: 'roles', action: 'update' })
  const { roles: par, droits: choisis } = useCurrentUser()
  const enregistrer = useEnregistrer()
  const { role } = ligne
  const avant = reglageDeLigne(ligne)
  const changes = changesDe(avant, brouillon)
  // Of another role, what was refused says nothing.
  const error = enregistrer.variables?.role === role ? enregistrer.error : null
  const fautes: Partial<Record<DomaineBackOffice, string>> = {
    ...dites(error?.champs),
    ...(changes.length > 0 ? fautesDroits({ role, voulu: brouillon, par, choisis }) : {}),
  }
  return {
    changes,
    fautes,
    faute: changes.map((domaine) => fautes[domaine]).find(Boolean),
    /** Why nothing of it may be changed by whoever looks; null: something may. */
    refus: canUpdate ? refusRole({ role, par, choisis }) : textes.lectureSeule,
    error,
    busy: enregistrer.isPending,
    reset: enregistrer.reset,
    // What waits for a second person is shown where it waits: nothing of it is left to save.
    save: () => enregistrer.mutate({ role, avant, ...brouillon }, { onSuccess: onEnregistre }),
  }
}

/** What the server refused, by part. */
const dites = (champs: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.entries(champs).map(([champ, message]) => [champ.replace(/^\w+\./, ''), message]),
  ) as Partial<Record<DomaineBackOffice, string>>

type BarreRoleProps = {
  ligne: LigneDroits
  brouillon: Reglage
  edition: Edition
  onAnnuler: () => void
}

/** In sight wherever one is on the screen: how many things change, and what that means for how many. */
export function BarreRole({ ligne, brouillon, edition, onAnnuler }: BarreRoleProps) {
  const { changes, faute, error, busy, reset, save } = edition
  const { personnes } = ligne
  const { nombre, effets, isADeux } = sayEffets(reglageDeLigne(ligne), brouillon, personnes)
  useCtrlS(changes.length > 0 && !faute && !busy, save)
  return (
    <>
      {error && (
        <Notice tone="danger" title={textes.echec} alert>
          {error.message}
        </Notice>
      )}
      {changes.length > 0 && (
        <BarreChangements
          etat={
            faute ??
            [`${textes.changements(nombre)}.`, textes.touche(personnes, effets)]
              .concat(isADeux ? [textes.aDeux] : [])
              .join(' ')
          }
          nom={textes.changements(nombre)}
          isFaible={faute !== undefined}
          busy={busy}
          annuler={textes.annuler}
          enregistrer={textes.enregistrer}
          raccourci="Control+S"
          onAnnuler={() => {
            reset()
            onAnnuler()
          }}
          onEnregistrer={save}
        />
      )}
    </>
  )
}
