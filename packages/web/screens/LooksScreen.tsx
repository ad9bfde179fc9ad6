import './later-words.ts';
import { useTranslation } from 'react-i18next';
import { hexOutline } from '../board/geometry.ts';
import { seatFill } from '../board/Patterns.tsx';
import { terrainArt } from '../board/terrain/index.ts';
import { SEATS } from '../look/seats.ts';
import { pieceShapes } from '../shapes/piece-shapes.ts';
import { Shape } from '../shapes/Shape.tsx';
import { tokenShapes } from '../shapes/token-shapes.ts';
import { PageHead } from './PageHead.tsx';

const GROUND: Readonly<Record<string, string>> = {
  hills: '#c8693f',
  forest: '#2f6b3c',
  pasture: '#9cc95c',
  fields: '#e3b93c',
  mountains: '#8b8f98',
  desert: '#dcc89b',
  gold: '#d9a93a',
  sea: '#4a90b8',
  lake: '#5fa8d3',
  fog: '#9aa7ad',
  plain: '#b7c48b',
};

/** Everything a module may choose from, for those who write one. */
export function LooksScreen() {
  const { t } = useTranslation();
  return (
    <main className="page looks">
      <PageHead title={t('looks.title')} />
      <section id="patterns">
        <h2>{t('looks.patterns')}</h2>
        <div className="gallery">
          {Object.entries(terrainArt).map(([name, Art]) => (
            <figure key={name}>
              <svg viewBox="-100 -104 200 208" width="120" aria-hidden="true">
                <clipPath id={`looks-${name}`}>
                  <polygon points={hexOutline(94)} />
                </clipPath>
                <polygon points={hexOutline(94)} fill={GROUND[name] ?? '#b7c48b'} />
                <g clipPath={`url(#looks-${name})`}>
                  <Art />
                </g>
                <polygon points={hexOutline(94)} fill="url(#hex-light)" />
              </svg>
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section id="pieces">
        <h2>{t('looks.pieces')}</h2>
        <div className="gallery">
          {Object.keys(pieceShapes).map((name, i) => (
            <Sample key={name} name={name} fill={seatFill(i % SEATS.length)} />
          ))}
        </div>
      </section>
      <section id="tokens">
        <h2>{t('looks.tokens')}</h2>
        <div className="gallery">
          {Object.keys(tokenShapes).map((name) => (
            <Sample key={name} name={name} fill="#e0c27a" />
          ))}
        </div>
      </section>
      <section id="seats">
        <h2>{t('looks.seats')}</h2>
        <div className="gallery">
          {SEATS.map((seat, i) => (
            <figure key={seat.name}>
              <svg viewBox="-60 -30 120 60" width="120" aria-hidden="true">
                <g transform="translate(-30 0)">
                  <Shape shape="house" fill={seatFill(i)} />
                </g>
                <g transform="translate(24 0)">
                  <Shape shape="city" fill={seatFill(i)} />
                </g>
              </svg>
              <figcaption>{t(seat.name)}</figcaption>
            </figure>
          ))}
        </div>
      </section>
    </main>
  );
}

function Sample({ name, fill }: { readonly name: string; readonly fill: string }) {
  return (
    <figure>
      <svg viewBox="-36 -32 72 64" width="90" aria-hidden="true">
        <Shape shape={name} fill={fill} />
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
