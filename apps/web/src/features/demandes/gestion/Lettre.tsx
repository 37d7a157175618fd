import type { ApercuTraitement, Lettre } from '@espace-adherent/contract/demandes/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { TextAreaField, TextField } from '@espace-adherent/ui/fields'
import css from './dossier.module.css'
import { textes } from './textes.ts'

/** What stands in the mail, to go on from. */
export const lettreDe = ({ sujet, paragraphes }: ApercuTraitement): Lettre => ({
  sujet: sujet ?? '',
  corps: paragraphes.join('\n\n'),
})

type LettreVueProps = { lettre: Lettre; onChange: (lettre: Lettre | null) => void }

/** The mail in the clerk's own words: what stands here is what leaves. */
export const LettreVue = ({ lettre, onChange }: LettreVueProps) => (
  <section className={css.apercu} aria-label={textes.lettre.titre}>
    <div className={css.sousTete}>
      <p className={css.discret}>{textes.lettre.titre}</p>
      <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
        {textes.lettre.origine}
      </Button>
    </div>
    <TextField
      label={textes.lettre.sujet}
      layout="stack"
      required
      maxLength={150}
      error={lettre.sujet.trim() === '' ? textes.lettre.sujetRequis : undefined}
      value={lettre.sujet}
      onChange={(sujet) => onChange({ ...lettre, sujet })}
    />
    <TextAreaField
      label={textes.lettre.corps}
      layout="stack"
      required
      rows={8}
      hint={textes.lettre.corpsAide}
      error={lettre.corps.trim() === '' ? textes.texteRequis : undefined}
      value={lettre.corps}
      onChange={(corps) => onChange({ ...lettre, corps })}
    />
  </section>
)

export const isLettreEcrite = (lettre: Lettre | null) =>
  lettre === null || (lettre.sujet.trim() !== '' && lettre.corps.trim() !== '')
