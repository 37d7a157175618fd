import type { ApercuMot, EssaiMot, MotEntree } from '@espace-adherent/contract/mots'
import { type CasMot, casMots } from '@espace-adherent/domain/mots'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { Card } from '@espace-adherent/ui/layout'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { portail } from '../../platform/portail/settings.ts'
import css from './apercu.module.css'
import { useEssai } from './queries.ts'
import { lignesDe } from './saisie.ts'
import { textes } from './textes.ts'

const largeurs = ['large', 'etroit', 'brut'] as const

type ApercuProps = {
  mot: MotEntree
  apercu: ApercuMot | undefined
  cas: CasMot
  onCas: (cas: CasMot) => void
  /** What a trial would say; null for whoever may only read. */
  essai: EssaiMot | null
}

/** How it will be read, in samples. */
export function Apercu({ mot, apercu, cas, onCas, essai }: ApercuProps) {
  const [largeur, setLargeur] = useState<(typeof largeurs)[number]>('large')
  const envoi = useEssai()
  const isFaute = Object.keys(apercu?.fautes ?? {}).length > 0
  return (
    <Card title={textes.apercu} className={css.carte}>
      <div className={css.reglages}>
        {mot.groupe === 'mail' && (
          <fieldset className={css.largeurs}>
            <legend className="visually-hidden">{textes.largeur}</legend>
            {largeurs.map((choix) => (
              <label key={choix}>
                <input
                  type="radio"
                  name="largeur"
                  checked={largeur === choix}
                  onChange={() => setLargeur(choix)}
                />
                <span>{textes.largeurs[choix]}</span>
              </label>
            ))}
          </fieldset>
        )}
        <SelectField
          label={textes.apercuDe}
          layout="stack"
          choix={casMots.map((valeur) => ({ valeur, libelle: textes.cas[valeur] }))}
          value={cas}
          onChange={(choisi) => choisi && onCas(choisi as CasMot)}
        />
      </div>
      {!apercu && <p className={css.discret}>{textes.attente}</p>}
      {isFaute && <p className={css.discret}>{textes.fautes}</p>}
      {apercu?.mail && largeur === 'brut' && <pre className={css.brut}>{apercu.mail.texte}</pre>}
      {apercu?.mail && largeur !== 'brut' && <Mail mail={apercu.mail} largeur={largeur} />}
      {apercu && !apercu.mail && !isFaute && <Textes mot={mot} dits={apercu.textes} />}
      {essai && (
        <div className={css.essai}>
          <Button
            busy={envoi.isPending}
            disabled={isFaute}
            icon={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => envoi.mutate(essai)}
          >
            {textes.essai}
          </Button>
          <p className={css.discret}>{textes.essaiAide}</p>
        </div>
      )}
    </Card>
  )
}

type MailProps = { mail: NonNullable<ApercuMot['mail']>; largeur: 'large' | 'etroit' }

const Mail = ({ mail, largeur }: MailProps) => (
  <div className={css.fond}>
    <article className={css.mail} data-largeur={largeur} aria-label={mail.sujet}>
      <p className={css.de}>{portail().client.libelle}</p>
      <div className={css.feuille}>
        <p className={css.sujet}>{mail.sujet}</p>
        {mail.blocs.map((bloc, rang) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are known by their place.
          <Bloc key={rang} bloc={bloc} />
        ))}
      </div>
      <p className={css.pied}>{mail.pied}</p>
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

const Textes = ({ mot, dits }: { mot: MotEntree; dits: ApercuMot['textes'] }) => (
  <dl className={css.textes} data-groupe={mot.groupe}>
    {lignesDe({ textes: dits }).map(({ champ, libelle, valeur }) => (
      <div key={champ}>
        <dt>{libelle}</dt>
        <dd>{valeur}</dd>
      </div>
    ))}
  </dl>
)
