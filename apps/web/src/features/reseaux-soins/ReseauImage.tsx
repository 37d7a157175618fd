import { slug } from '@espace-adherent/domain/texte'
import { IconTile } from '@espace-adherent/ui/layout'
import {
  IconDental,
  IconEar,
  IconEyeglass,
  IconHeartHandshake,
  IconStretching,
} from '@tabler/icons-react'
import { useState } from 'react'
import css from './reseaux-soins.module.css'

const icones = new Map([
  ['optique', IconEyeglass],
  ['dentaire', IconDental],
  ['audition', IconEar],
  ['osteopathie', IconStretching],
])

type ReseauImageProps = {
  reseau: { icon: string | null; imageId: string | null; imageForm: string | null }
  imageUrl: (imageId: string) => string
}

/** The network's own picture; without one, or when it does not come, the icon of what it is about. */
export function ReseauImage({ reseau, imageUrl }: ReseauImageProps) {
  const [isPerdue, setPerdue] = useState(false)
  const { icon, imageId, imageForm } = reseau
  if (imageId && !isPerdue)
    return (
      // Its name stands beside it.
      <img
        src={imageUrl(imageId)}
        alt=""
        className={css.image}
        data-forme={imageForm ?? undefined}
        onError={() => setPerdue(true)}
      />
    )
  const Icone = icones.get(slug(icon ?? '')) ?? IconHeartHandshake
  return (
    <IconTile>
      <Icone size={22} stroke={1.75} />
    </IconTile>
  )
}
