import type { SaisieEnvoi } from '@espace-adherent/contract/envois'
import { libellesCanalEnvoi } from '@espace-adherent/domain/envois'
import { Button } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { IconEye, IconSend } from '@tabler/icons-react'
import css from './envois.module.css'
import { useApercu, useEssai } from './queries.ts'
import { textes } from './textes.ts'

/** As three real receivers would read it, and as a mail to oneself. */
export function Apercu({ saisie, canEssayer }: { saisie: SaisieEnvoi; canEssayer: boolean }) {
  const apercu = useApercu()
  const essai = useEssai()
  const fautes = Object.values(apercu.data?.fautes ?? {})
  const echec = apercu.error ?? essai.error
  const champs = echec ? Object.values(echec.champs ?? {}) : []
  return (
    <Card title={textes.lecteurs}>
      <div className={css.champs}>
        <p className="note">{textes.trace}</p>
        {apercu.data?.lecteurs.map(({ compteId, nom, titre, paragraphes, sms, canaux }) => (
          <article key={compteId} className={css.lecteur}>
            <h3>{nom}</h3>
            <div className={css.bulle}>
              <strong>{titre}</strong>
              {paragraphes.map((texte, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
                <p key={i}>{texte}</p>
              ))}
            </div>
            {sms !== null && (
              <p className="small anywhere">
                <strong>{textes.sms}</strong> {sms}
              </p>
            )}
            <ul className={css.canaux}>
              {canaux.map(({ canal, motif }) => (
                <li key={canal} data-ecarte={motif !== null || undefined}>
                  {libellesCanalEnvoi[canal]}
                  {motif && `\u00a0: ${motif}`}
                </li>
              ))}
            </ul>
          </article>
        ))}
        {apercu.data && fautes.length === 0 && apercu.data.lecteurs.length === 0 && (
          <p>{textes.aucunLecteur}</p>
        )}
        {(fautes.length > 0 || echec) && (
          <p className={css.faute} role="alert">
            {[...fautes, ...champs].join(' ') || echec?.message}
          </p>
        )}
        <div className={css.boutons}>
          <Button
            size="sm"
            busy={apercu.isPending}
            icon={<IconEye size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => apercu.mutate(saisie)}
          >
            {apercu.data ? textes.autres : textes.montrer}
          </Button>
          {canEssayer && (
            <Button
              size="sm"
              busy={essai.isPending}
              icon={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => essai.mutate(saisie)}
            >
              {textes.essai}
            </Button>
          )}
        </div>
        {essai.data && <p role="status">{textes.essaiParti(essai.data.a)}</p>}
      </div>
    </Card>
  )
}
