import type {
  CategorieFaq,
  QuestionFaq,
  RevisionFaq,
  TexteFaq,
} from '@espace-adherent/contract/faq/gestion'
import { SelectField } from '@espace-adherent/ui/choix'
import { TextAreaField, TextField } from '@espace-adherent/ui/fields'
import { Brouillon, TexteRiche, useBrouillon } from '../../gestion/editeur/index.ts'
import css from './faq-redaction.module.css'
import { useEnregistrer } from './queries.ts'
import { Reliees } from './Reliees.tsx'
import { textes } from './textes.ts'

type Saisie = Omit<TexteFaq, 'motsCles'> & { motsCles: string; categorieId: string }

type RedactionProps = {
  question: QuestionFaq
  questions: readonly QuestionFaq[]
  categories: readonly CategorieFaq[]
  derniere: RevisionFaq
  canWrite: boolean
  onModifie: (isModifie: boolean) => void
}

const lectorats = Object.entries(textes.lectorats).map(([valeur, libelle]) => ({
  valeur: valeur as TexteFaq['lectorat'],
  libelle,
}))

/** The draft: the question, its answer, and how one comes to it. */
export function Redaction(props: RedactionProps) {
  const { question, questions, categories, derniere, canWrite, onModifie } = props
  const brouillon = useBrouillon({
    id: question.id,
    depart: toSaisie(derniere, question.categorieId),
    derniere: derniere.revision,
    enregistrer: useEnregistrer(),
    toBody: (cible, saisie) => ({ ...saisie, ...cible, motsCles: lignesDe(saisie.motsCles) }),
  })
  const { saisie, change, error } = brouillon
  const commun = { layout: 'stack', disabled: !canWrite } as const
  return (
    <Brouillon mots={textes} {...{ brouillon, canWrite, onModifie }}>
      <TextField
        {...commun}
        label={textes.champTitre}
        required
        maxLength={200}
        value={saisie.title}
        error={error?.champs.title}
        onChange={(title) => change({ title })}
      />
      <TexteRiche
        label={textes.champReponse}
        value={saisie.content}
        error={error?.champs.content}
        disabled={!canWrite}
        onChange={(content) => change({ content })}
      />
      <div className={css.deux}>
        <SelectField
          {...commun}
          label={textes.champCategorie}
          hint={textes.champCategorieAide}
          required
          choix={categories.map(({ id: valeur, name }) => ({ valeur, libelle: name }))}
          value={saisie.categorieId}
          error={error?.champs.categorieId}
          onChange={(categorieId) => change({ categorieId })}
        />
        <SelectField
          {...commun}
          label={textes.champLectorat}
          required
          choix={lectorats}
          value={saisie.lectorat}
          onChange={(lectorat) => change({ lectorat: lectorat as TexteFaq['lectorat'] })}
        />
      </div>
      <TextAreaField
        {...commun}
        label={textes.champMotsCles}
        hint={textes.champMotsClesAide}
        rows={3}
        maxLength={1500}
        value={saisie.motsCles}
        error={error?.champs.motsCles}
        onChange={(motsCles) => change({ motsCles })}
      />
      <Reliees
        value={saisie.reliees}
        questions={questions.filter((autre) => autre.id !== question.id)}
        disabled={!canWrite}
        onChange={(reliees) => change({ reliees })}
      />
    </Brouillon>
  )
}

const toSaisie = (
  { title, content, motsCles, lectorat, reliees }: RevisionFaq,
  categorieId: string,
): Saisie => ({ title, content, motsCles: motsCles.join('\n'), lectorat, reliees, categorieId })

const lignesDe = (texte: string) =>
  texte
    .split('\n')
    .map((ligne) => ligne.trim())
    .filter(Boolean)
