/** One stroke of a sound: a tone that may glide, or a burst of noise through a band. Times in seconds, pitches in hertz. */
export type Stroke = Tone | Noise;

export interface Tone {
  readonly at: number;
  readonly pitch: number;
  /** where it glides to */
  readonly to?: number;
  readonly length: number;
  readonly wave?: OscillatorType;
  readonly loud: number;
  /** how long it takes to rise; a struck thing rises at once */
  readonly rise?: number;
}

export interface Noise {
  readonly at: number;
  /** the middle of the band, and where it goes */
  readonly band: number;
  readonly to?: number;
  readonly narrow?: number;
  readonly length: number;
  readonly loud: number;
}

const SILENT = 0.0004;

/** Plays the strokes into a node of a context; nothing is loaded, everything is made here. */
export function strike(context: BaseAudioContext, into: AudioNode, strokes: readonly Stroke[]): void {
  for (const stroke of strokes) {
    const from = context.currentTime + stroke.at;
    const gain = context.createGain();
    const rise = 'rise' in stroke ? (stroke.rise ?? 0.003) : 0.002;
    gain.gain.setValueAtTime(SILENT, from);
    gain.gain.exponentialRampToValueAtTime(stroke.loud, from + rise);
    gain.gain.exponentialRampToValueAtTime(SILENT, from + rise + stroke.length);
    gain.connect(into);
    const source =
      'band' in stroke ? noiseOf(context, stroke, from, gain) : toneOf(context, stroke, from, gain);
    source.start(from);
    source.stop(from + rise + stroke.length + 0.02);
  }
}

function toneOf(
  context: BaseAudioContext,
  { pitch, to = pitch, length, wave = 'sine' }: Tone,
  from: number,
  into: AudioNode,
): OscillatorNode {
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, from);
  if (to !== pitch) tone.frequency.exponentialRampToValueAtTime(to, from + length);
  tone.connect(into);
  return tone;
}

function noiseOf(
  context: BaseAudioContext,
  { band, to = band, narrow = 1.2, length }: Noise,
  from: number,
  into: AudioNode,
): AudioBufferSourceNode {
  const noise = context.createBufferSource();
  noise.buffer = hiss(context);
  noise.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(band, from);
  if (to !== band) filter.frequency.exponentialRampToValueAtTime(to, from + length);
  noise.connect(filter).connect(into);
  return noise;
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of white noise, the same each time. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const known = hisses.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 22_222;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    samples[i] = seed / 2 ** 31;
  }
  hisses.set(context, buffer);
  return buffer;
}
