/** fast-check with the same cases in every run; others with each `PROPERTY_SEED`. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export default fc;
