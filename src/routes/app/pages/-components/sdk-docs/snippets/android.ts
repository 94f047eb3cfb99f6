import {
  SECRETS_COMMENT,
  SESSION_COMMENT,
  SESSION_URL,
  androidManifest,
  pascalCase,
  platformCode,
  resultHandlers,
  shownValue,
  valueCode,
} from './platform-code'

export const code = platformCode({
  language: 'kotlin',
  install: ({ packageName }) => [
    {
      language: 'kotlin',
      text: `dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
        maven {
            url = uri("https://maven.example.com/verification")
            credentials {
                username = providers.gradleProperty("verificationUser").get()
                password = providers.gradleProperty("verificationPassword").get()
            }
        }
    }
}`,
    },
    {
      language: 'kotlin',
      text: `dependencies {
    implementation("com.example.verification:${packageName}:1.0.0")
}`,
    },
  ],
  setUp: [androidManifest],
  head: ({ className }) => `import com.example.verification.${className}

${SECRETS_COMMENT}
val config = ${className}.Config.Builder()`,
  line: (option) => `    .set${pascalCase(option.id)}(${valueCode(option, '"')})`,
  foot: '    .build()',
  start: ({
    className,
  }) => `// Make this a property of the activity, so it is registered before the activity starts.
private val verification = registerForActivityResult(${className}.Contract(), ::onResult)

// When the person is ready:
verification.launch(config)`,
  handle: ({ className }, results) => {
    const cases = results.map(({ name, values }) => {
      const argumentList = values.map((value) => `result.${value}`).join(', ')
      return `        is ${className}.Result.${name} -> ${resultHandlers[name]}(${argumentList})`
    })
    return `private fun onResult(result: ${className}.Result) {
    when (result) {
${cases.join('\n')}
    }
}`
  },
  sample: ({ className }, results) => {
    const cases = results.map((result) => {
      const value = shownValue(result)
      const text = value ? `${result.name}: \${result.${value}}` : result.name
      return `            is ${className}.Result.${result.name} -> "${text}"`
    })
    return `import android.os.Bundle
import android.widget.Button
import androidx.activity.ComponentActivity
import androidx.lifecycle.lifecycleScope
import com.example.verification.${className}
import java.net.URL
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.json.JSONObject

class MainActivity : ComponentActivity() {
    private val verification = registerForActivityResult(${className}.Contract(), ::onResult)
    private lateinit var button: Button

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        button = Button(this).apply { text = "Verify" }
        button.setOnClickListener { lifecycleScope.launch { start() } }
        setContentView(button)
    }

    private suspend fun start() {
        ${SESSION_COMMENT}
        val session = withContext(Dispatchers.IO) {
            JSONObject(URL("${SESSION_URL}").readText())
        }
        val config = ${className}.Config.Builder()
            .setAccessToken(session.getString("accessToken"))
            .setBaseUrl("{{base_url}}")
            .setBundleKey(session.getString("bundleKey"))
            .build()
        verification.launch(config)
    }

    private fun onResult(result: ${className}.Result) {
        button.text = when (result) {
${cases.join('\n')}
        }
    }
}`
  },
})
