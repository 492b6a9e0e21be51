import { carrierSuite } from "../../../rig/carrier-suite.ts";
import { makeProviderRig } from "../../../rig/provider/provider-rig.ts";

carrierSuite("a provider over HTTP", makeProviderRig);
