import type { Gestion, LigneGestion } from '@espace-adherent/contract/gestion'
import { parseInstant } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { InstantField } from '@espace-adherent/ui/dates/InstantField.tsx'
import { Notice } from '@espace-adherent/ui/feedback'
import { useState } from 'react'
import { cleBrouillon, useSaisieGardee } from '../../platform/brouillons/useSaisieGardee.ts'
import { afficherInstant } from './afficher.tsx'
import css from './gestion.module.css'
import { lirePublication } from './publie.ts'
import { useActe } from './queries.ts'
import { textes } from './textes.ts'

const { publication: mots } = textes

type PublicationProps = {
  gestion: Gestion
  ligne: LigneGestion
  /** What was typed and not saved would not be what is published. */
  isModifiee: boolean
}

/** When a row is public: now, from a day on, or no more. */
export function Publication({ gestion, ligne, isModifiee }: PublicationProps) {
  const publier = useActe(gestion, 'publish')
  const [debut, setDebut, oublier] = useSaisieGardee(
    cleBrouillon(`publier.${gestion.key}`, ligne.id),
    '',
  )
  const [error, setError] = useState<string | undefined>()
  const { depuis, prevue, isAttendue, isProgrammable } = lirePublication(gestion, ligne)
  const isPrete = isAttendue && !isModifiee
  const send = (quand: string | null) =>
    publier.mutate({ id: ligne.id, revision: ligne.revision, le: quand }, { onSuccess: oublier })
  const programmer = () => {
    const instant = parseInstant(debut)
    if (!instant || new Date(instant) <= new Date()) return setError(mots.dateIncorrecte)
    setError(undefined)
    send(instant)
  }
  const [refus] = Object.values(publier.error?.champs ?? {})
  return (
    <section className={css.publier} aria-label={mots.titre}>
      <p role="status">
        {depuis
          ? mots.publiee(afficherInstant(depuis.le), depuis.version)
          : ligne.etat === 'termine'
            ? mots.terminee
            : mots.brouillon}{' '}
        {prevue
          ? mots.programmee(afficherInstant(prevue.le), prevue.version)
          : depuis && isAttendue && mots.attendue(ligne.revision)}
      </p>
      {isModifiee && <p className="note">{mots.dabord}</p>}
      {refus && (
        <Notice tone="danger" title={mots.echec} alert>
          {refus}
        </Notice>
      )}
      {isPrete && isProgrammable && !prevue && (
        <InstantField
          label={mots.debut}
          layout="stack"
          value={debut}
          error={error}
          onChange={setDebut}
        />
      )}
      <div className={css.boutons}>
        {(depuis || prevue) && (
          <Button size="sm" busy={publier.isPending} onClick={() => send(null)}>
            {prevue ? mots.annuler : mots.retirer}
          </Button>
        )}
        {isPrete && isProgrammable && !prevue && (
          <Button size="sm" busy={publier.isPending} onClick={programmer}>
            {mots.programmer}
          </Button>
        )}
        {isPrete && (
          <Button size="sm" busy={publier.isPending} onClick={() => send(new Date().toISOString())}>
            {mots.maintenant}
          </Button>
        )}
      </div>
    </section>
  )
}
