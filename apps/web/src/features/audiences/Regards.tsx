import type { GroupeAudience } from '@espace-adherent/domain/audiences/regle.ts'
import { Button } from '@espace-adherent/ui/actions'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import css from './audiences.module.css'
import { useAppartenance, useExemples } from './queries.ts'
import { textes } from './textes.ts'

/** Ten of them, by name, when somebody asks. */
export function Exemples({ regle }: { regle: GroupeAudience }) {
  const exemples = useExemples()
  const titre = useId()
  return (
    <section className={css.bloc} aria-labelledby={titre}>
      <h3 id={titre}>{textes.exemples}</h3>
      <p className={css.discret}>{textes.trace}</p>
      {exemples.data && (
        <ul className={css.exemples}>
          {exemples.data.map(({ compteId, nom, numeroContrat }) => (
            <li key={compteId}>
              <strong>{nom}</strong>
              <span className="tabular">{numeroContrat}</span>
            </li>
          ))}
          {exemples.data.length === 0 && <li>{textes.aucunExemple}</li>}
        </ul>
      )}
      <Button
        size="sm"
        busy={exemples.isPending}
        icon={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => exemples.mutate(regle)}
      >
        {exemples.data ? textes.enTirer : textes.montrer}
      </Button>
      {exemples.error && <p className={css.faute}>{exemples.error.message}</p>}
    </section>
  )
}

/** « Quelqu’un en fait-il partie ? », and why not. */
export function Appartenance({ regle }: { regle: GroupeAudience }) {
  const [qui, setQui] = useState('')
  const question = useAppartenance()
  const titre = useId()
  const ask = () => qui.trim().length >= 3 && question.mutate({ regle, qui: qui.trim() })
  return (
    <section className={css.bloc} aria-labelledby={titre}>
      <h3 id={titre}>{textes.appartenance}</h3>
      <div className={css.demande}>
        <TextField
          label={textes.qui}
          layout="stack"
          autoComplete="off"
          maxLength={254}
          value={qui}
          onChange={setQui}
        />
        <Button size="sm" busy={question.isPending} onClick={ask}>
          {textes.verifier}
        </Button>
      </div>
      <div role="status">
        {question.data?.personnes.length === 0 && <p>{textes.inconnu}</p>}
        {question.data?.personnes.map(({ compteId, nom, numeroContrat, isDedans, conditions }) => (
          <div key={compteId} className={css.personne}>
            <p>
              <strong>{nom}</strong>, {textes.contrat(numeroContrat)}{' '}
              <StateBadge tone={isDedans ? 'success' : 'warning'}>
                {isDedans ? textes.dedans : textes.dehors}
              </StateBadge>
            </p>
            <ul className={css.raisons}>
              {conditions.map(({ place, libelle, isVraie }) => (
                <li key={place} data-vraie={isVraie || undefined}>
                  {isVraie ? (
                    <IconCheck size={18} stroke={1.75} aria-label={textes.vraie} />
                  ) : (
                    <IconX size={18} stroke={1.75} aria-label={textes.fausse} />
                  )}
                  <span>{libelle}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {question.error && <p className={css.faute}>{question.error.message}</p>}
    </section>
  )
}
