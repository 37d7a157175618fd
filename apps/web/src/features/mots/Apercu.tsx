import type { MotDeclare } from '@espace-adherent/contract/mots/mot.ts'
import type { ApercuMot, EssaiMot } from '@espace-adherent/contract/mots/reglages.ts'
import { variablesCss } from '@espace-adherent/domain/clients/charte/palette.ts'
import { type CasMot, casMots } from '@espace-adherent/domain/mots/exemples.ts'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { Card } from '@espace-adherent/ui/layout'
import { IconSend } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import { portail } from '../../platform/portail/settings.ts'
import css from './apercu.module.css'
import { useEssai } from './queries.ts'
import { lignesDe } from './saisie.ts'
import { textes } from './textes.ts'

const largeurs = ['large', 'etroit', 'brut'] as const
const teintes = ['clair', 'sombre'] as const
type Teinte = (typeof teintes)[number]

type ApercuProps = {
  mot: MotDeclare
  apercu: ApercuMot | undefined
  cas: CasMot
  onCas: (cas: CasMot) => void
  /** What a trial would say; null for whoever may only read. */
  essai: EssaiMot | null
}

/** How it will be read, in samples. */
export function Apercu({ mot, apercu, cas, onCas, essai }: ApercuProps) {
  const [largeur, setLargeur] = useState<(typeof largeurs)[number]>('large')
  const [teinte, setTeinte] = useState<Teinte>('clair')
  const envoi = useEssai()
  const isFaute = Object.keys(apercu?.fautes ?? {}).length > 0
  return (
    <Card title={textes.apercu} className="stack gap-16">
      <div className="stack gap-12">
        {mot.groupe === 'mail' && (
          <div className="cluster gap-8">
            <Choix nom="largeur" valeurs={largeurs} choisie={largeur} onChoix={setLargeur} />
            {largeur !== 'brut' && (
              <Choix nom="teinte" valeurs={teintes} choisie={teinte} onChoix={setTeinte} />
            )}
          </div>
        )}
        <SelectField
          label={textes.apercuDe}
          layout="stack"
          choix={casMots.map((valeur) => ({ valeur, libelle: textes.cas[valeur] }))}
          value={cas}
          onChange={(choisi) => choisi && onCas(choisi as CasMot)}
        />
      </div>
      {!apercu && <p className="note">{textes.attente}</p>}
      {isFaute && <p className="note">{textes.fautes}</p>}
      {apercu?.mail && largeur === 'brut' && <pre className={css.brut}>{apercu.mail.texte}</pre>}
      {apercu?.mail && largeur !== 'brut' && (
        <Mail mail={apercu.mail} largeur={largeur} teinte={teinte} />
      )}
      {apercu && !apercu.mail && !isFaute && <Textes mot={mot} dits={apercu.textes} />}
      {essai && ['mail', 'sms'].includes(mot.groupe) && (
        <div className={css.essai}>
          <Button
            busy={envoi.isPending}
            disabled={isFaute}
            icon={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => envoi.mutate(essai)}
          >
            {textes.essai}
          </Button>
          <p className="note">{textes.essaiAide}</p>
        </div>
      )}
    </Card>
  )
}

type ChoixProps<Valeur extends string> = {
  nom: 'largeur' | 'teinte'
  valeurs: readonly Valeur[]
  choisie: Valeur
  onChoix: (valeur: Valeur) => void
}

function Choix<Valeur extends keyof typeof textes.vues>({
  nom,
  valeurs,
  choisie,
  onChoix,
}: ChoixProps<Valeur>) {
  return (
    <fieldset className={css.choix}>
      <legend className="visually-hidden">{textes[nom]}</legend>
      {valeurs.map((valeur) => (
        <label key={valeur}>
          <input
            type="radio"
            name={nom}
            checked={choisie === valeur}
            onChange={() => onChoix(valeur)}
          />
          <span>{textes.vues[valeur]}</span>
        </label>
      ))}
    </fieldset>
  )
}

type MailProps = {
  mail: NonNullable<ApercuMot['mail']>
  largeur: 'large' | 'etroit'
  teinte: Teinte
}

/** In the colours of its receiver's device, whatever those of whoever writes it. */
const Mail = ({ mail, largeur, teinte }: MailProps) => (
  <div
    className={css.fond}
    style={Object.fromEntries(variablesCss(mail.couleurs[teinte])) as CSSProperties}
  >
    <article className={css.mail} data-largeur={largeur} aria-label={mail.sujet}>
      <p className={css.de}>{portail().client.libelle}</p>
      <div className={css.feuille}>
        <p className={css.sujet}>{mail.sujet}</p>
        {mail.blocs.map((bloc, rang) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are known by their place.
          <Bloc key={rang} bloc={bloc} />
        ))}
      </div>
      <p className="note typed">{mail.pied}</p>
    </article>
  </div>
)

function Bloc({ bloc }: { bloc: NonNullable<ApercuMot['mail']>['blocs'][number] }) {
  if ('code' in bloc) return <p className={css.code}>{bloc.code}</p>
  if ('lien' in bloc)
    return (
      <p>
        <span className={css.bouton}>{bloc.libelle}</span>
      </p>
    )
  return <p>{bloc.texte}</p>
}

const Textes = ({ mot, dits }: { mot: MotDeclare; dits: ApercuMot['textes'] }) => (
  <dl className={css.textes} data-groupe={mot.groupe}>
    {lignesDe({ textes: dits }).map(({ champ, libelle, valeur }) => (
      <div key={champ}>
        <dt className="note">{libelle}</dt>
        <dd className="anywhere">{valeur}</dd>
      </div>
    ))}
  </dl>
)
