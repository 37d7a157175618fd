import { isEchange } from '@espace-adherent/contract/actes'
import type { DossierTraitement, Reperes } from '@espace-adherent/contract/demandes/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { useBarreBasse } from '@espace-adherent/ui/barre/useBarreBasse.ts'
import { Notice } from '@espace-adherent/ui/feedback'
import { ActionMenu } from '@espace-adherent/ui/menus/ActionMenu.tsx'
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowMerge,
  IconCheck,
  IconDots,
  IconHandStop,
  IconLink,
  IconMessageReply,
  IconPaperclip,
  IconPencil,
  type IconProps,
  IconReceipt2,
  IconReportAnalytics,
  IconUserShare,
  IconX,
} from '@tabler/icons-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { brouillons } from '../../../platform/brouillons/brouillons.ts'
import { cleBrouillon, useBrouillonLu } from '../../../platform/brouillons/useSaisieGardee.ts'
import { useRaccourcis } from '../../../platform/palette/raccourcis.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { Corriger, type GesteCorrige } from './Corriger.tsx'
import css from './dossier.module.css'
import { usePeutTraiter } from './etat.ts'
import { Formulaire, type GesteFormulaire } from './Formulaire.tsx'
import { Repondre } from './Repondre.tsx'
import { Reunir } from './Reunir.tsx'
import { textes } from './textes.ts'
import type { Suivi } from './useTraitement.ts'

type ActionsProps = {
  dossier: DossierTraitement
  suivi: Suivi
  collegues: Reperes['collegues']
  lien: (id: string) => string
}

type Nom = keyof typeof textes.geste
type Bouton = {
  geste: Nom
  icon: ComponentType<IconProps>
  touche?: string
  variant?: 'primary'
}

/** What is done all day long, each under its key. */
const boutons: readonly Bouton[] = [
  { geste: 'prendre', icon: IconHandStop, touche: 'P' },
  { geste: 'demander', icon: IconPaperclip, touche: 'D' },
  { geste: 'refuser', icon: IconX, touche: 'R' },
  { geste: 'coder', icon: IconReceipt2, touche: 'C' },
  { geste: 'accepter', icon: IconCheck, touche: 'A', variant: 'primary' },
  { geste: 'conclure', icon: IconMessageReply, touche: 'R', variant: 'primary' },
  { geste: 'revenir', icon: IconArrowBackUp },
]
/** And now and then. */
const autres: readonly Bouton[] = [
  { geste: 'requalifier', icon: IconPencil },
  { geste: 'rattacher', icon: IconLink },
  { geste: 'reunir', icon: IconArrowMerge },
  { geste: 'analyser', icon: IconReportAnalytics },
  { geste: 'rendre', icon: IconArrowBackUp },
  { geste: 'confier', icon: IconUserShare },
  { geste: 'clore', icon: IconArchive },
]

/** What can be done with the request now. What the member is told of is read before it leaves. */
export function Actions({ dossier, suivi, collegues, lien }: ActionsProps) {
  const peutTraiter = usePeutTraiter()
  const moi = useNom()
  const [ouvert, setOuvert] = useState<
    GesteFormulaire | GesteCorrige | 'conclure' | 'reunir' | null
  >(null)
  const cle = cleBrouillon('demande.conclure', dossier.id)
  const isLu = useBrouillonLu(cle)
  // An answer that was begun is open again, with what stands in it.
  useEffect(() => {
    if (isLu && brouillons.get(cle)) setOuvert((deja) => deja ?? 'conclure')
  }, [isLu, cle])
  const { gestionnaire } = dossier
  const isMien = gestionnaire !== null && gestionnaire.nom === moi
  // Closed, it is opened again by whoever writes.
  const canRepondre = isEchange(dossier.acte) && dossier.gestes.includes('ecrire')
  const isPossible = ({ geste }: Bouton) =>
    peutTraiter &&
    (geste === 'conclure' ? canRepondre : dossier.gestes.includes(geste)) &&
    !(geste === 'prendre' && isMien)
  const possibles = boutons.filter(isPossible)
  const reste = autres.filter(isPossible)
  const lance = (geste: Nom) => {
    if (geste === 'prendre' || geste === 'rendre') void suivi.faire({ geste })
    else setOuvert(geste as Exclude<typeof ouvert, null>)
  }
  const touche = (geste: Nom) =>
    possibles.some((bouton) => bouton.geste === geste) ? () => lance(geste) : undefined
  useRaccourcis({
    p: touche('prendre'),
    d: touche('demander'),
    r: touche('refuser') ?? touche('conclure'),
    a: touche('accepter'),
    c: touche('coder'),
  })
  const barre = useRef<HTMLDivElement>(null)
  useBarreBasse(barre)
  if (!peutTraiter) return <Notice tone="info" title={textes.lectureSeule} />
  if (possibles.length === 0 && reste.length === 0) return null
  return (
    <div ref={barre} className={css.actions}>
      {ouvert === 'conclure' && canRepondre ? (
        <Repondre dossier={dossier} suivi={suivi} onClose={() => setOuvert(null)} />
      ) : ouvert === 'reunir' && dossier.gestes.includes('reunir') ? (
        <Reunir dossier={dossier} suivi={suivi} lien={lien} onClose={() => setOuvert(null)} />
      ) : isCorrige(ouvert) ? (
        <Corriger geste={ouvert} dossier={dossier} suivi={suivi} onClose={() => setOuvert(null)} />
      ) : ouvert &&
        ouvert !== 'conclure' &&
        ouvert !== 'reunir' &&
        dossier.gestes.includes(ouvert) ? (
        <Formulaire
          key={ouvert}
          geste={ouvert}
          dossier={dossier}
          suivi={suivi}
          collegues={collegues}
          onClose={() => setOuvert(null)}
        />
      ) : (
        <fieldset className={css.barre}>
          <legend className="visually-hidden">{textes.actions}</legend>
          {reste.length > 0 && (
            <ActionMenu
              trigger={
                <Button size="sm" icon={<IconDots size={18} stroke={1.75} aria-hidden="true" />}>
                  {textes.autres}
                </Button>
              }
              items={reste.map(({ geste, icon: Icon }) => ({
                label: libelleDe(geste, dossier),
                icon: <Icon size={18} stroke={1.75} aria-hidden="true" />,
                onSelect: () => lance(geste),
              }))}
            />
          )}
          {possibles.map(({ geste, icon: Icon, touche: lettre, variant }) => (
            <Button
              key={geste}
              size="sm"
              {...(variant && { variant })}
              busy={suivi.isBusy}
              {...(lettre && { 'aria-keyshortcuts': lettre })}
              icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => lance(geste)}
            >
              {textes.geste[geste]}
              {lettre && (
                <span className={css.touche} aria-hidden="true">
                  {lettre}
                </span>
              )}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** A message has no ground to set right: it becomes a complaint. */
const libelleDe = (geste: Nom, { acte }: DossierTraitement) =>
  geste === 'requalifier' && acte === 'contactActeGestion'
    ? textes.reclamerTitre
    : textes.geste[geste]

const isCorrige = (geste: string | null): geste is GesteCorrige =>
  geste === 'requalifier' || geste === 'rattacher' || geste === 'analyser' || geste === 'coder'

/** How colleagues call whoever is signed in. */
function useNom(): string {
  const { prenom, nom } = useCurrentUser()
  return `${prenom} ${nom}`
}
