import type { LigneGestion } from '@espace-adherent/contract/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { EditeurProps } from '../../gestion/index.ts'
import css from './faq-redaction.module.css'
import { Ordonnable } from './Ordonnable.tsx'
import { categoriesQuery, type QuestionFaq, questionsQuery } from './queries.ts'
import { textes } from './textes.ts'

/** Under which heading a question is read. */
function ChoixCategorie({ saisie: _, id: __, ...field }: EditeurProps) {
  const { data } = useQuery(categoriesQuery)
  const choix = (data?.rows ?? []).map(({ id, name }) => ({ valeur: id, libelle: name }))
  return <SelectField {...field} layout="stack" choix={choix} />
}

const RELIEES_MAX = 10

/** The questions to read after this one, in their order. */
function Reliees({ id, label, value, disabled, onChange }: EditeurProps) {
  const { data } = useQuery(questionsQuery)
  const questions = ((data?.rows ?? []) as QuestionFaq[]).filter((autre) => autre.id !== id)
  const ids = value.split('\n').filter(Boolean)
  const titreDe = (une: string) =>
    questions.find((question) => question.id === une)?.title ?? textes.relieeDisparue
  // One that is gone stands there too, to be taken off.
  const choisies = data ? ids.map((une) => ({ id: une, nom: titreDe(une) })) : []
  const autres = questions.filter((question) => !ids.includes(question.id))
  const change = (suite: readonly string[]) => onChange(suite.join('\n'))
  return (
    <div className={css.champs}>
      {choisies.length > 0 && (
        <Ordonnable
          label={label}
          rows={choisies}
          disabled={disabled}
          onOrder={change}
          suite={({ id: retiree, nom }) => (
            <Button
              size="sm"
              variant="quiet"
              aria-label={textes.retirerReliee(nom)}
              onClick={() => change(ids.filter((une) => une !== retiree))}
            >
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </Button>
          )}
        />
      )}
      {!disabled && choisies.length < RELIEES_MAX && (
        <SelectField
          label={textes.ajouterReliee}
          layout="stack"
          placeholder={textes.ajouterRelieeVide}
          choix={autres.map((question) => ({ valeur: question.id, libelle: question.title }))}
          value=""
          onChange={(une) => une && change([...ids, une])}
        />
      )}
    </div>
  )
}

/** By their titles; one that is gone is not named. */
function Titres({ ids }: { ids: readonly string[] }) {
  const { data } = useQuery(questionsQuery)
  const questions = (data?.rows ?? []) as QuestionFaq[]
  return ids.flatMap((une) => questions.find(({ id }) => id === une)?.title ?? []).join(', ')
}

export const rendus = {
  reliees: ({ reliees }: LigneGestion) => <Titres ids={(reliees ?? []) as string[]} />,
}

export const editeurs = { categorieId: ChoixCategorie, reliees: Reliees }
