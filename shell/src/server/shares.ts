import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import * as kit from '@marketplace/section-kit';
import * as kitContact from '@marketplace/section-kit/contact';
import * as kitForm from '@marketplace/section-kit/form';
import * as kitNumber from '@marketplace/section-kit/number';
import * as kitQuantity from '@marketplace/section-kit/quantity';
import * as kitQuery from '@marketplace/section-kit/query';
import * as kitRefusal from '@marketplace/section-kit/refusal';
import * as kitRouter from '@marketplace/section-kit/router';
import * as kitTax from '@marketplace/section-kit/tax';
import * as ui from '@marketplace/shared-ui';
import * as uiForms from '@marketplace/shared-ui/forms';
import * as uiOverlays from '@marketplace/shared-ui/overlays';
import * as uiPriceRange from '@marketplace/shared-ui/price-range';
import * as uiSteps from '@marketplace/shared-ui/steps';
import * as uiTabs from '@marketplace/shared-ui/tabs';

/** What the shell lends to the bundles of sections on the server, by the name they import it by: the same list as in the browser. */
export const shares: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@marketplace/section-kit': kit,
  '@marketplace/section-kit/contact': kitContact,
  '@marketplace/section-kit/form': kitForm,
  '@marketplace/section-kit/number': kitNumber,
  '@marketplace/section-kit/quantity': kitQuantity,
  '@marketplace/section-kit/query': kitQuery,
  '@marketplace/section-kit/refusal': kitRefusal,
  '@marketplace/section-kit/router': kitRouter,
  '@marketplace/section-kit/tax': kitTax,
  '@marketplace/shared-ui': ui,
  '@marketplace/shared-ui/forms': uiForms,
  '@marketplace/shared-ui/overlays': uiOverlays,
  '@marketplace/shared-ui/price-range': uiPriceRange,
  '@marketplace/shared-ui/steps': uiSteps,
  '@marketplace/shared-ui/tabs': uiTabs,
};
